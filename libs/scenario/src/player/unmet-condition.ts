import { acceptedElements, valuesAt } from '@soe/contracts'
import { fieldOperators, type FieldCondition, type LineCondition } from '../document/condition.schema'
import { matchesPattern } from '../document/pattern'
import type { RuleConditions } from '../document/scenario'
import type { CallFacts } from './call-facts'

const isGiven = (value: unknown) => value !== undefined && value !== null

/** A query holds only texts, so other values are compared as texts too. */
const isSame = (value: unknown, wanted: unknown) => value === wanted || (isGiven(value) && value === String(wanted))

const textsOf = (values: readonly unknown[]): string[] =>
  values.filter((value) => isGiven(value) && typeof value !== 'object').map(String)

/** Whether a list, or a header that holds one, has the element. */
const hasElement = (value: unknown, wanted: unknown): boolean => {
  if (typeof value === 'string') return acceptedElements(value).includes(String(wanted).toLowerCase())
  return Array.isArray(value) && value.some((element) => isSame(element, wanted))
}

type Operator = (typeof fieldOperators)[number]

type Wanted<Name extends Operator> = FieldCondition[Name] & ({} | null)

type Operators = {
  readonly [Name in Operator]: (values: readonly unknown[], wanted: Wanted<Name>) => boolean
}

const operators: Operators = {
  equals: (values, wanted) => values.some((value) => isSame(value, wanted)),
  in: (values, wanted) => values.some((value) => wanted.some((item) => isSame(value, item))),
  exists: (values, wanted) => values.some(isGiven) === wanted,
  contains: (values, wanted) => textsOf(values).some((text) => text.includes(wanted)),
  startsWith: (values, wanted) => textsOf(values).some((text) => text.startsWith(wanted)),
  matches: (values, wanted) => textsOf(values).some((text) => matchesPattern(text, wanted)),
  listHas: (values, wanted) => values.some((value) => [wanted].flat().some((item) => hasElement(value, item))),
}

/** Undefined where the condition does not ask for it. */
const holds = <Name extends Operator>(name: Name, values: readonly unknown[], condition: FieldCondition) => {
  const wanted = condition[name]
  return wanted === undefined ? undefined : operators[name](values, wanted)
}

const isMet = (values: readonly unknown[], condition: FieldCondition): boolean =>
  fieldOperators.some((name) => holds(name, values, condition))

type Values = (path: string) => readonly unknown[]

/** The path of the first of the conditions that is not met. */
const unmetAt = (conditions: Readonly<Record<string, FieldCondition>> = {}, values: Values): string | undefined => {
  for (const path in conditions) {
    const condition = conditions[path]
    if (condition && !isMet(values(path), condition)) return path
  }
  return undefined
}

const textOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ') || 'nothing'

/** The fields of a request that are not as they are asked for, with both in words. */
export const unmetFields = (request: unknown, conditions: NonNullable<RuleConditions['request']>) =>
  Object.entries(conditions).flatMap(([path, condition]) => {
    const values = valuesAt(request, path)
    if (isMet(values, condition)) return []
    const asked = Object.entries(condition).map(([name, wanted]) => `${name} ${JSON.stringify(wanted)}`)
    return [{ path, asked: asked.join(', '), sent: textOf(values) }]
  })

/** Whether a request has all the fields with the values that are asked for. */
export const requestMeets = (request: unknown, conditions: RuleConditions['request']): boolean =>
  unmetAt(conditions, (path) => valuesAt(request, path)) === undefined

const isOneOf = <Value>(value: Value, wanted: Value | readonly Value[] | undefined): boolean =>
  wanted === undefined || [wanted].flat().includes(value)

/** The part of the own answer that is not as it is asked for. */
const unmetAnswer = ({ answered }: RuleConditions, { answer }: CallFacts): string | undefined => {
  if (!answered) return undefined
  if (!answer) return 'answered'
  if (!isOneOf(answer.status, answered.status)) return 'answered status'
  if (!isOneOf<string | undefined>(answer.error, answered.error)) return 'answered error'
  const inBody = unmetAt(answered.body, (path) => valuesAt(answer.body, path))
  return inBody === undefined ? undefined : `answered body.${inBody}`
}

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
  return unmetField(when, facts) ?? unmetAnswer(when, facts)
}
