import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { errorOf, isEnvelope, wordsOf } from '../judging/judge-exchange'
import { jsonOf } from '../target/exchange'
import { LeftOut } from '../judging/not-judged'
import type { Call } from './call'

/** Statuses of a path that nobody has built. */
const notThere: readonly number[] = [404, 405, 501]

/** An operation that an audience has no answer from. */
export interface NotServed {
  readonly key: OperationKey
  readonly audience: Audience
  readonly words: string
  readonly call: Call
}

/** Takes note of which operations the backend serves, and for which audiences. */
export const createServed = () => {
  const served = new Set<string>()
  const missing = new Map<string, NotServed>()
  let isAnswered = false
  const nameOf = (key: OperationKey, audience: Audience) => `${key} ${audience}`
  return {
    /** Throws where the operation is known not to be there. */
    assertServed: (key: OperationKey, audience: Audience) => {
      const known = missing.get(nameOf(key, audience))
      if (known) throw new LeftOut(`${key} is not built for ${audience}: ${known.words}`)
    },
    /** Learns from a call as the contract has it; throws where it shows that the operation is not there. */
    note: (call: Call) => {
      const { key, audience, exchange } = call
      const name = nameOf(key, audience)
      const { status } = exchange.response
      const isOwn =
        isEnvelope(jsonOf(exchange.response)) || operationOf(key).metadata.errors.some((id) => id === errorOf(exchange))
      if (!notThere.includes(status) || isOwn) {
        if (status > 0 && status !== 503) served.add(name)
        isAnswered ||= status > 0 && ![401, 403, 503].includes(status)
        return
      }
      if (served.has(name)) return
      const words = wordsOf(exchange)
      missing.set(name, { key, audience, words, call })
      throw new LeftOut(`${key} is not built for ${audience}: ${words}`)
    },
    isServed: (key: OperationKey, audience: Audience) => !missing.has(nameOf(key, audience)),
    servedCount: (audience: Audience) => [...served].filter((name) => name.endsWith(` ${audience}`)).length,
    /** Whether anything has an answer of its own: a gateway refuses callers at any path. */
    isAnyServed: () => isAnswered,
    notServed: (): readonly NotServed[] => [...missing.values()],
  }
}
export type Served = ReturnType<typeof createServed>
