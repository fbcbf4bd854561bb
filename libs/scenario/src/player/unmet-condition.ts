import { valuesAt } from '@soe/contracts'
import type { FieldCondition, LineCondition } from '../document/condition.schema'
import type { RuleConditions } from '../document/scenario'
import type { CallFacts } from './call-facts'

const isGiven = (value: unknown) => value !== undefined && value !== null

/** A query holds only texts, so other values are compared as texts too. */
const isSame = (value: unknown, wanted: unknown) => value === wanted || (isGiven(value) && value === String(wanted))

const isMet = (values: readonly unknown[], { equals, in: any, exists }: FieldCondition): boolean => {
  if (exists !== undefined) return values.some(isGiven) === exists
  const wanted = any ?? [equals]
  return values.some((value) => wanted.some((item) => isSame(value, item)))
}

type Values = (path: string) => readonly unknown[]

/** The path of the first of the conditions that is not met. */
const unmetAt = (conditions: Readonly<Record<string, FieldCondition>> = {}, values: Values): string | undefined => {
  for (const path in conditions) {
    const condition = conditions[path]
    if (condition && !isMet(values(path), condition)) return path
  }
  return undefined
}

/** Whether a request has all the fields with the values that are asked for. */
export const requestMeets = (request: unknown, conditions: RuleConditions['request']): boolean =>
  unmetAt(conditions, (path) => valuesAt(request, path)) === undefined

const unmetField = ({ request, header, cookie }: RuleConditions, facts: CallFacts): string | undefined => {
  const inRequest = unmetAt(request, (path) => valuesAt(facts.request, path))
  if (inRequest !== undefined) return `request ${inRequest}`
  const inHeaders = unmetAt(header, (name) => [facts.headers[name.toLowerCase()]].flat())
  if (inHeaders !== undefined) return `header ${inHeaders}`
  const inCookies = unmetAt(cookie, (name) => [facts.cookies[name]])
  return inCookies === undefined ? undefined : `cookie ${inCookies}`
}

const linesHold = (lines: number, { eq = lines, gte = lines, lte = lines }: LineCondition): boolean =>
  lines === eq && lines >= gte && lines <= lte

const isAmong = (value: string | undefined, wanted: readonly string[]): boolean =>
  value !== undefined && wanted.some((item) => item.toLowerCase() === value.toLowerCase())

const hasWrongHeader = ({ wrongHeaders }: CallFacts, wanted: readonly string[]): boolean =>
  wrongHeaders.length > 0 && (wanted.includes('any') || wrongHeaders.some((name) => wanted.includes(name)))

/** The document's name of the first condition that does not hold. */
export const unmetCondition = (when: RuleConditions | undefined, facts: CallFacts): string | undefined => {
  if (!when) return undefined
  const { cartLines, audience, processStep, lockOwner, persona, wrongHeader } = when
  if (audience && !isAmong(facts.audience, audience)) return 'audience'
  if (persona && !isAmong(facts.persona, persona)) return 'persona'
  if (cartLines && !linesHold(facts.cartLines, cartLines)) return 'cartLines'
  if (processStep && !isAmong(facts.processStep, processStep)) return 'processStep'
  if (lockOwner && !isAmong(facts.lockOwner, lockOwner)) return 'lockOwner'
  if (wrongHeader && !hasWrongHeader(facts, wrongHeader)) return 'wrongHeader'
  return unmetField(when, facts)
}
