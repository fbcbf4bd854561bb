/** One request of this tab to the carrier. */
export interface TabCall {
  /** Counts the tab's calls from 1. */
  readonly number: number
  /** `x-sim-decision` of the reply; unknown where the reply was lost. */
  readonly decision?: string
  /** The shop's own id of the request; a retry repeats it. */
  readonly requestId?: string
}

export interface CallLog {
  /** The latest ones, newest first; the same list until there is a new one. */
  read(): readonly TabCall[]
  add(call: Omit<TabCall, 'number'>): void
  subscribe(listener: () => void): () => void
}

const maxCalls = 8

/** Survives a change of the document: what fails often leads to another one. */
export const createCallLog = (storage: Storage, world: string): CallLog => {
  const key = `sim-overlay-calls ${world}`
  let calls = JSON.parse(storage.getItem(key) ?? '[]') as readonly TabCall[]
  const listeners = new Set<() => void>()
  return {
    read: () => calls,
    add: (call) => {
      calls = [{ ...call, number: (calls[0]?.number ?? 0) + 1 }, ...calls].slice(0, maxCalls)
      storage.setItem(key, JSON.stringify(calls))
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
