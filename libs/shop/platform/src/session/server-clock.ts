import type { Environment } from '../environment'

export interface ServerTime {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The clock shows the same instant until it is set again. */
  readonly isFrozen?: boolean
}

/** The time of the server, whose clock ends sessions: the one here may be wrong, or asleep. */
export interface ServerClock {
  now(): number
  /** When the carrier answered last, which is when the session began anew. */
  lastAnswerAt(): number
  set(time: ServerTime): void
  /** An answer to this tab or to another. */
  answered(at: number): void
  /** The same fetch, which reads the date of every answer. */
  observe(fetch: Environment['fetch']): Environment['fetch']
  /** Calls back when the clock has been set or the carrier has answered. */
  subscribe(listener: () => void): () => void
}

/** A call that is refused, or that the server breaks down over, keeps no session alive. */
const keepsAlive = ({ status }: Response) => status < 500 && status !== 401 && status !== 403

/** Milliseconds by which clocks may differ and agree: the header `date` has whole seconds, and a call takes time. */
const precision = 1500

export const createServerClock = ({ now: localNow }: Pick<Environment, 'now'>): ServerClock => {
  let ahead = 0
  let frozenAt: number | undefined
  let answeredAt = localNow()
  let isSet = false
  const listeners = new Set<() => void>()
  const serverNow = () => frozenAt ?? localNow() + ahead
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /** Until the clock is first set, the page's beginning is on the local one. */
  const set = ({ now, isFrozen = false }: ServerTime) => {
    if (isSet && isFrozen === (frozenAt !== undefined) && Math.abs(now - serverNow()) < precision) return
    ahead = now - localNow()
    answeredAt = Math.min(isSet ? answeredAt : answeredAt + ahead, now)
    isSet = true
    frozenAt = isFrozen ? now : undefined
    notify()
  }
  const answered = (at: number) => {
    if (at <= answeredAt) return
    answeredAt = at
    notify()
  }
  const readDate = (response: Response) => {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (Number.isNaN(date)) return
    set({ now: date, isFrozen: frozenAt !== undefined })
    if (keepsAlive(response)) answered(serverNow())
  }
  return {
    now: serverNow,
    lastAnswerAt: () => answeredAt,
    set,
    answered,
    observe:
      (fetch): Environment['fetch'] =>
      async (input, init) => {
        const response = await fetch(input, init)
        readDate(response)
        return response
      },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
