import type { Exchange, SentRequest } from '../target/exchange'
import { operationOf } from '../contract/judged-operations'
import { keyOf, seeExchange, type SeenCall } from './seen-call'
import { beginCall, createSessions, type RunningCall, type TrafficSession } from './sessions'

/** A call that has begun. */
export interface WatchedCall {
  readonly session: TrafficSession | undefined
  readonly running: RunningCall
}

/** Follows calls from their requests to their answers, by the sessions that they belong to. */
export const watchTraffic = () => {
  const sessions = createSessions()
  return {
    begin: (request: SentRequest): WatchedCall => {
      const key = keyOf(request)
      const session = sessions.ofRequest(request)
      const isChange = key !== undefined && operationOf(key).metadata.kind === 'change'
      return { session, running: beginCall(session, isChange) }
    },
    end: ({ session: begun, running }: WatchedCall, exchange: Exchange, gap?: string): SeenCall | undefined => {
      begun?.running.delete(running)
      const session = sessions.ofExchange(exchange) ?? begun
      return seeExchange(exchange, { session, overlaps: running.overlaps, gap })
    },
    /** A call that nobody waits for any more may still have been done. */
    abandon: ({ session, running }: WatchedCall) => {
      session?.running.delete(running)
      if (running.isChange) session?.follower.forget()
    },
    /** Something beside the contract may have changed everything. */
    disturb: () => sessions.forget(),
    sessions,
  }
}
export type Watch = ReturnType<typeof watchTraffic>
