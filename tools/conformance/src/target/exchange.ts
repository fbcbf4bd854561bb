/** A request as it goes over the wire. */
export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined where there is no body. */
  readonly body?: string
}

/** What came back; status 0 where the connection ended without an answer. */
export interface ReceivedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly setCookies: readonly string[]
  readonly body: string
  /** Why the bytes of the body cannot be read as what they claim to be. */
  readonly unreadable?: string
  /** Why there is no answer. */
  readonly failure?: string
  /** Why no more of it was read. */
  readonly beyond?: Beyond
  readonly ms: number
}

/** A bound that an answer went beyond: what is judged may be endless, and must not hold the judge. */
export interface Beyond {
  readonly kind: 'answer-too-large' | 'answer-too-slow'
  readonly says: string
}

/** Bytes of an answer, decoded or not: many times what the contract's largest has. */
export const mostBytes = 16 * 1024 * 1024

export const tooSlow = (timeout: number): Beyond => ({
  kind: 'answer-too-slow',
  says: `the answer was not whole after ${timeout / 1000} s`,
})

export const tooLarge: Beyond = { kind: 'answer-too-large', says: `the answer has more than ${mostBytes} bytes` }

export interface Exchange {
  readonly request: SentRequest
  readonly response: ReceivedResponse
}

/** Text without the mark that some writers put before it. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

const parse = (body: string): unknown => {
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Several checks read each answer. */
const parsed = new WeakMap<ReceivedResponse, unknown>()

/** The parsed body, or undefined where it is not JSON. */
export const jsonOf = (response: ReceivedResponse): unknown => {
  if (!parsed.has(response)) parsed.set(response, parse(response.body))
  return parsed.get(response)
}
