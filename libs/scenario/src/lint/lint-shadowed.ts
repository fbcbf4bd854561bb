import { audiences, type Audience, type OperationKey } from '@soe/contracts'
import { error, type Finding } from '../document/finding'
import type { Rule } from '../document/scenario'
import { windowOf } from '../semantics/fires-at'
import { keysOfRule } from '../semantics/keys-of-rule'
import { answers, orderRules } from '../semantics/order-rules'

const contains = <Item>(all: ReadonlySet<Item>, some: ReadonlySet<Item>): boolean =>
  [...some].every((item) => all.has(item))

/** What is compared of a rule, found once and not for each pair. */
interface Compared {
  readonly rule: Rule
  readonly keys: ReadonlySet<OperationKey>
  readonly audiences: ReadonlySet<Audience>
  /** The same calls raise the counters of both. */
  readonly fingerprint: string
  readonly window: readonly [number, number] | undefined
  readonly isUnconditional: boolean
}

const isUnconditional = (rule: Rule): boolean =>
  rule.when === undefined &&
  rule.between === undefined &&
  rule.for === undefined &&
  rule.after === undefined &&
  rule.fault?.missingChunk === undefined &&
  // A scope that a call may lack, such as a guest's cart, is a condition too.
  rule.per !== 'cart' &&
  rule.always === true

const comparedOf = (rule: Rule): Compared => {
  const keys = keysOfRule(rule)
  const asked = rule.audience ?? audiences
  const fingerprint = JSON.stringify([
    [...keys, ...rule.on.filter((target) => target === 'storefront.chunk')].toSorted(),
    [...asked].toSorted(),
    rule.per,
    rule.when ?? null,
    rule.between ?? null,
    rule.for ?? null,
    rule.after ?? null,
    rule.fault?.missingChunk?.pattern ?? null,
  ])
  return {
    rule,
    keys: new Set(keys),
    audiences: new Set(asked),
    fingerprint,
    window: windowOf(rule),
    isUnconditional: isUnconditional(rule),
  }
}

const coversWindow = ({ window: outer }: Compared, { window: inner }: Compared): boolean =>
  outer !== undefined && inner !== undefined && outer[0] <= inner[0] && outer[1] >= inner[1]

const coversCalls = (first: Compared, second: Compared): boolean =>
  second.keys.size > 0 && contains(first.audiences, second.audiences) && contains(first.keys, second.keys)

const shadows = (first: Compared, second: Compared): boolean =>
  (first.isUnconditional && coversCalls(first, second)) ||
  (first.fingerprint === second.fingerprint && coversWindow(first, second))

/** Rules that never act, because one before them answers whenever they are due. */
export const lintShadowed = (rules: readonly Rule[]): Finding[] => {
  const answering = orderRules(rules).filter(answers).map(comparedOf)
  return answering.flatMap((compared, place) => {
    const first = answering.slice(0, place).find((earlier) => shadows(earlier, compared))
    if (!first) return []
    const said = `The rule can never fire: "${first.rule.id}" comes before it and answers the same calls.`
    return [error('shadowed', ['rules', rules.indexOf(compared.rule)], said)]
  })
}
