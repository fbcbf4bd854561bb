import { findOperation, operations, type OperationKey } from '@soe/contracts'
import { z } from 'zod'
import { errorOf, isSuccess, wordsOf } from '../judging/judge-exchange'
import { isFindingKind, type FindingKind } from '../judging/kinds'
import { violation, type Violation } from '../judging/violation'
import type { Exchange } from '../target/exchange'

/** Statuses by which a server refuses a request that is not the contract's. */
const rejections: readonly number[] = [400, 413, 415, 422]

const keys = operations.map(({ key }) => key) as [OperationKey, ...OperationKey[]]

/** How calls can end. */
const endings = {
  done: (key: OperationKey, exchange: Exchange) => isSuccess(findOperation(key), exchange),
  refused: (key: OperationKey, exchange: Exchange) =>
    !isSuccess(findOperation(key), exchange) && exchange.response.status < 500,
  rejected: (_key: OperationKey, { response }: Exchange) => rejections.includes(response.status),
  /** Whatever a valid request may meet: done, or refused by a rule of the shop. */
  taken: (_key: OperationKey, { response }: Exchange) =>
    !rejections.includes(response.status) && response.status < 500 && response.status > 0,
} as const

/** How a call has to end, as data, so that a replay can expect the same. */
export const ExpectationSchema = z.strictObject({
  /** The kind of the finding where it ends otherwise. */
  kind: z.custom<FindingKind>(isFindingKind, 'a kind of finding'),
  /** The place of the finding. */
  at: z.string(),
  /** The operation at fault; the one that is called where it is absent. */
  of: z.enum(keys).optional(),
  /** What must hold, in a sentence. */
  says: z.string(),
  /** In files of earlier versions; the kind says it. */
  fault: z.int().optional(),
  ends: z.enum(Object.keys(endings) as [keyof typeof endings]).optional(),
  /** Errors of which a refusal must be one. */
  errors: z.array(z.string()).readonly().optional(),
  /** HTTP statuses of which the answer's must be one. */
  statuses: z.array(z.int()).readonly().optional(),
  /** A text that the answer must not hold, such as an id of someone else; `<name>` stands for what was answered. */
  hides: z.string().optional(),
  /** A text that the answer must hold. */
  shows: z.string().optional(),
})
export type Expectation = z.infer<typeof ExpectationSchema>

const endsRight = (key: OperationKey, exchange: Exchange, { ends, errors, statuses, hides, shows }: Expectation) => {
  const { status, body } = exchange.response
  return (
    (ends === undefined || endings[ends](key, exchange)) &&
    (errors === undefined || errors.includes(errorOf(exchange) ?? '')) &&
    (statuses === undefined || statuses.includes(status)) &&
    (hides === undefined || !body.includes(JSON.stringify(hides).slice(1, -1))) &&
    (shows === undefined || body.includes(JSON.stringify(shows).slice(1, -1)))
  )
}

/** What is refused with another status, or fails, is not accepted. */
const kindOf = ({ kind }: Expectation, { response: { status } }: Exchange): FindingKind => {
  if (!kind.endsWith('-accepted') || (status > 0 && status < 400)) return kind
  return status >= 400 && status < 500 ? 'refused-otherwise' : 'refusal-crashes'
}

/** What an expectation that is not met says of a call; undefined where it is met. */
export const missed = (key: OperationKey, exchange: Exchange, expected: Expectation): Violation | undefined =>
  endsRight(key, exchange, expected)
    ? undefined
    : violation(kindOf(expected, exchange), expected.at, `${expected.says}; the answer is ${wordsOf(exchange)}`)
