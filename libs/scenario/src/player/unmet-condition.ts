import { valuesAt } from '@soe/contracts'
import type { FieldCondition, LineCondition } from '../document/condition.schema'
import type { RuleConditions } from '../document/scenario'
import type { CallFacts } from './call-facts'

const isGiven = (value: unknown) => value !== undefined && value !== null

/** A query holds only texts, so other values are compared as texts too. */
const isSame = (value: unknown, wanted: unknown) => value === wanted || (isGiven(value) && value === String(wanted))

const fieldHolds = (request: unknown, path: string, { equals, in: any, exists }: FieldCondition): boolean => {
  const values = valuesAt(request, path)
  if (exists !== undefined) return values.some(isGiven) === exists
  const wanted = any ?? [equals]
  return values.some((value) => wanted.some((item) => isSame(value, item)))
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
  const { cartLines, audience, processStep, lockOwner, persona, wrongHeader, request } = when
  if (audience && !isAmong(facts.audience, audience)) return 'audience'
  if (persona && !isAmong(facts.persona, persona)) return 'persona'
  if (cartLines && !linesHold(facts.cartLines, cartLines)) return 'cartLines'
  if (processStep && !isAmong(facts.processStep, processStep)) return 'processStep'
  if (lockOwner && !isAmong(facts.lockOwner, lockOwner)) return 'lockOwner'
  if (wrongHeader && !hasWrongHeader(facts, wrongHeader)) return 'wrongHeader'
  for (const path in request) {
    const condition = request[path]
    if (condition && !fieldHolds(facts.request, path, condition)) return `request ${path}`
  }
  return undefined
}
