import type { OperationKey } from '@soe/contracts'
import type { Rule } from '../document/scenario'
import { keysOf, type Target } from '../document/target.schema'
import { gives } from '../contract/reply-problem'
import { hasRequestFields } from '../contract/request-problem'

/** Names no operation, but some of an area or of all. */
export const isArea = (target: Target): boolean => target.endsWith('*')

const fits = (key: OperationKey, { reply, when }: Rule): boolean =>
  (!reply || gives(key, reply)) && hasRequestFields(key, when)

const found = new WeakMap<Rule, readonly OperationKey[]>()

/** The operations that a rule names one by one. */
export const namedKeys = ({ on }: Pick<Rule, 'on'>): OperationKey[] => [
  ...new Set(on.filter((target) => !isArea(target)).flatMap(keysOf)),
]

const findKeys = (rule: Rule): OperationKey[] => {
  const named = namedKeys(rule)
  return [...new Set(rule.on.flatMap(keysOf))].filter((key) => named.includes(key) || fits(key, rule))
}

/**
 * The operations that a rule is about. Of an area, those that can give its reply and have the request fields of its
 * conditions; an operation that is named must fit, or the document does not load. Found once a rule, for it takes the
 * contract of each operation.
 */
export const keysOfRule = (rule: Rule): readonly OperationKey[] => {
  const keys = found.get(rule) ?? findKeys(rule)
  found.set(rule, keys)
  return keys
}
