import type { CallLog } from './call-log'

const requestOf = (init: RequestInit | undefined) => {
  const requestId = new Headers(init?.headers).get('guiE2eRequestId')
  return requestId === null ? undefined : { requestId }
}

/** The same fetch, which notes every call to the carrier; what the shop gets is left as it is. */
export const observeCalls =
  (fetch: typeof globalThis.fetch, log: CallLog): typeof globalThis.fetch =>
  async (input, init) => {
    const request = requestOf(init)
    try {
      const reply = await fetch(input, init)
      const decision = reply.headers.get('x-sim-decision')
      if (decision !== null) log.add({ decision, ...request })
      return reply
    } catch (error) {
      if (request) log.add(request)
      throw error
    }
  }
