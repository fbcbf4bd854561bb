import { findOperation, type OperationKey } from '@soe/contracts'

/** The calls of one story: counted, held where the story waits for them, and ended with it. */
export interface StageCalls {
  readonly fetch: typeof fetch
  hold(key: OperationKey): void
  /** The story's world fails on purpose. */
  allowFailures(): void
  /** Paths that are still without an answer, besides those that are held. */
  pending(): readonly string[]
  held(): number
  end(): void
}

const pathsOf = (key: OperationKey): readonly string[] => Object.values(findOperation(key).metadata.paths)

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, window.location.origin).pathname

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

export const createStageCalls = (noteFailure: (text: string) => void): StageCalls => {
  const ending = new AbortController()
  const heldPaths = new Set<string>()
  const pending: string[] = []
  let held = 0
  let mayFail = false
  const send = async (input: RequestInfo | URL, init: RequestInit, path: string) => {
    pending.push(path)
    try {
      const reply = await window.fetch(input, init)
      if (!reply.ok && !mayFail) noteFailure(`${path} answered ${reply.status}`)
      return reply
    } finally {
      pending.splice(pending.indexOf(path), 1)
    }
  }
  return {
    fetch: async (input, init = {}) => {
      const path = pathOf(input)
      const signal = init.signal ? AbortSignal.any([init.signal, ending.signal]) : ending.signal
      if (!heldPaths.has(path)) return send(input, { ...init, signal }, path)
      held += 1
      return untilAborted(signal)
    },
    hold: (key) => pathsOf(key).forEach((path) => heldPaths.add(path)),
    allowFailures: () => {
      mayFail = true
    },
    pending: () => pending,
    held: () => held,
    end: () => ending.abort(),
  }
}
