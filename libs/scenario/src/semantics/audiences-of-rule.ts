import { findOperation, type Audience } from '@soe/contracts'
import type { Rule } from '../document/scenario'
import { keysOfRule } from './keys-of-rule'

/** The callers that the operations of a rule have a path for. */
export const servedAudiences = (rule: Rule): Audience[] => [
  ...new Set(keysOfRule(rule).flatMap((key) => Object.keys(findOperation(key).metadata.paths) as Audience[])),
]

/** The callers that a rule is about: those that it names, or all that its operations serve. */
export const audiencesOfRule = (rule: Rule): Audience[] =>
  servedAudiences(rule).filter((audience) =>
    [rule.audience, rule.when?.audience].every((list) => !list || list.includes(audience)),
  )
