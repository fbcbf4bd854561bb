import { makeWorld } from '@soe/carrier'
import { findOperation } from '@soe/contracts'
import { isHidden } from '@soe/contracts/redaction'
import { jsonIn } from '../http/carried-answer'
import { renderReply } from '../http/render-reply'
import type { NumberedCall } from '../journal/journal'
import { requestProblem } from '../pipeline/seam-problems'
import { callsOf, type Inquiry } from './inquiry'
import { repeatCall, sentBy, type Outcome } from './replay'

/** A value at its place in two answers to the same call. */
export interface Pair {
  readonly path: string
  readonly given: unknown
  readonly usual: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Pairs the values of two answers: in lists by position, in maps by key, or by position where no key is the same. */
export const pairsOf = (given: unknown, usual: unknown, path = ''): Pair[] => {
  if (!isObject(given) && !isObject(usual)) return [{ path, given, usual }]
  const [left, right] = [isObject(given) ? given : {}, isObject(usual) ? usual : {}]
  const [keys, others] = [Object.keys(left), Object.keys(right)]
  const isAlike = keys.length === 0 || others.length === 0 || keys.some((key) => key in right)
  const names = isAlike ? [...new Set([...keys, ...others])] : keys
  return names.flatMap((key, at) => {
    const other = isAlike ? key : (others[at] ?? key)
    const renamed = other === key ? [] : [{ path, given: key, usual: other }]
    return [...renamed, ...pairsOf(left[key], right[other], path === '' ? key : `${path}.${key}`)]
  })
}

const translated = (value: unknown, names: ReadonlyMap<unknown, string>): unknown => {
  if (names.has(value)) return names.get(value)
  if (Array.isArray(value)) return value.map((item) => translated(item, names))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [names.get(key) ?? key, translated(held, names)]),
  )
}

/** A text that each carrier makes up for itself, such as an id. */
const isName = (value: unknown): value is string => typeof value === 'string' && /\d/.test(value)

/** Replaces values that the journal has redacted by those of the contract's example, which the carrier accepts. */
const filled = (value: unknown, example: unknown): unknown => {
  if (isHidden(value)) return example
  if (!isObject(value)) return value
  const given = isObject(example) ? example : {}
  const entries = Object.entries(value).map(([key, held]) => [key, filled(held, given[key])] as const)
  return Array.isArray(value) ? entries.map(([, held]) => held) : Object.fromEntries(entries)
}

interface Usual {
  readonly outcome: Outcome
  readonly pairs: readonly Pair[]
}

/**
 * Repeats the calls that a real backend has answered in a new world of this simulator, and returns its answers by the
 * calls' numbers. Ids of the backend are replaced by those that this carrier gave at the same place.
 */
export const askUsualCarrier = (inquiry: Inquiry): ReadonlyMap<NumberedCall['seq'], Usual> => {
  const { clock, ids } = inquiry.simulator
  const { persona, seed, id } = inquiry.world.header
  const realNow = clock()
  const answers = new Map<number, Usual>()
  const names = new Map<unknown, string>()
  let world = makeWorld({ id, persona, seed, realNow }, ids)
  for (const found of callsOf(inquiry)) {
    const { call } = found
    if (!call.isBodyKept || call.ending.because === 'refused') continue
    const { example } = findOperation(call.operation).metadata
    const sent = translated(filled(sentBy(found), example), names) as ReturnType<typeof sentBy>
    if (requestProblem(call.operation, sent) !== undefined) continue
    const made = repeatCall(world, { found, sent, at: call.at, realNow })
    const pairs = pairsOf(jsonIn(call.answer?.text), renderReply(made.outcome.result.reply).body)
    for (const { given, usual } of pairs) if (isName(given) && isName(usual)) names.set(given, usual)
    answers.set(found.seq, { outcome: made.outcome, pairs })
    world = made.world
  }
  return answers
}
