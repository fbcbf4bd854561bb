import type { BegunCall } from '@soe/promises'
import type { Exchange, SentRequest } from '../target/exchange'
import { keyOf, seeExchange, type SeenCall } from './seen-call'
import { createSessions, type TrafficSession } from './sessions'

export interface WatchedCall {
  /** Undefined where the request names none. */
  readonly session: TrafficSession | undefined
  readonly begun: BegunCall | undefined
}

/** Follows calls from their requests to their answers, by the sessions that they belong to. */
export const watchTraffic = () => {
  const sessions = createSessions()
  return {
    begin: (request: SentRequest, session = sessions.ofRequest(request)): WatchedCall => {
      const key = keyOf(request)
      return { session, begun: key && session?.follower.begin(key) }
    },
    end: ({ session, begun }: WatchedCall, exchange: Exchange, gap?: string): SeenCall | undefined => {
      const named = sessions.ofExchange(exchange) ?? session
      const asked = sessions.ofRequest(exchange.request)
      if (asked === undefined || asked === session) return seeExchange(exchange, { session: named, begun, gap })
      // The answer shows which cookie is the session's: nobody knows what ran beside the call in it.
      if (begun) session?.follower.abandon(begun)
      named?.follower.forget()
      return seeExchange(exchange, { session: undefined, begun: undefined, gap })
    },
    /** A call that nobody waits for any more may still have been done. */
    abandon: ({ session, begun }: WatchedCall) => {
      if (begun) session?.follower.abandon(begun)
    },
    /** Something beside the contract may have changed everything. */
    disturb: () => sessions.forget(),
    sessions,
  }
}
export type Watch = ReturnType<typeof watchTraffic>
