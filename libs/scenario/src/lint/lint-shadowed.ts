import { audiences } from '@soe/contracts'
import { error, type Finding } from '../document/finding'
import type { Rule } from '../document/scenario'
import { windowOf } from '../semantics/fires-at'
import { keysOfRule } from '../semantics/keys-of-rule'
import { answers, orderRules } from '../semantics/order-rules'

const contains = <Item>(all: readonly Item[], some: readonly Item[]): boolean =>
  some.every((item) => all.includes(item))

/** The same calls raise the counters of both. */
const fingerprint = (rule: Rule): string =>
  JSON.stringify([
    [...keysOfRule(rule), ...rule.on.filter((target) => target === 'storefront.chunk')].toSorted(),
    [...(rule.audience ?? audiences)].toSorted(),
    rule.per,
    rule.when ?? null,
    rule.between ?? null,
    rule.for ?? null,
    rule.after ?? null,
    rule.fault?.missingChunk?.pattern ?? null,
  ])

const coversWindow = (first: Rule, second: Rule): boolean => {
  const [outer, inner] = [windowOf(first), windowOf(second)]
  return outer !== undefined && inner !== undefined && outer[0] <= inner[0] && outer[1] >= inner[1]
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

const coversCalls = (first: Rule, second: Rule): boolean =>
  keysOfRule(second).length > 0 &&
  contains(keysOfRule(first), keysOfRule(second)) &&
  contains(first.audience ?? audiences, second.audience ?? audiences)

const shadows = (first: Rule, second: Rule): boolean =>
  (isUnconditional(first) && coversCalls(first, second)) ||
  (fingerprint(first) === fingerprint(second) && coversWindow(first, second))

/** Rules that never act, because one before them answers whenever they are due. */
export const lintShadowed = (rules: readonly Rule[]): Finding[] => {
  const answering = orderRules(rules).filter(answers)
  return answering.flatMap((rule, place) => {
    const first = answering.slice(0, place).find((earlier) => shadows(earlier, rule))
    if (!first) return []
    const said = `The rule can never fire: "${first.id}" comes before it and answers the same calls.`
    return [error('shadowed', ['rules', rules.indexOf(rule)], said)]
  })
}
