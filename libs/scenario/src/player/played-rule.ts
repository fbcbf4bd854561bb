import type { RuleConditions, Rule } from '../document/scenario'
import type { Scope } from '../document/rule.schema'
import type { Spanned } from '../semantics/span-of'

/** Rules of a scenario that count the same calls for the same owner, and so share a count. */
export interface RuleGroup {
  readonly scenario: string
  readonly per: Scope
  /** The index in the document of its first rule, whose place in a counter holds the group's count. */
  readonly position: number
  readonly audience: readonly string[] | undefined
  readonly when: RuleConditions | undefined
  /** When it counts; undefined where it always does. */
  readonly span: Spanned | undefined
  /** The rule that has to have fired before. */
  readonly after: Pick<PlayedRule, 'rule' | 'position'> | undefined
}

/** A rule with all that can be known of it before a call. */
export interface PlayedRule {
  readonly scenario: string
  readonly rule: Rule
  /** Its index in the document. */
  readonly position: number
  readonly group: RuleGroup
  /** First and last count at which it fires; undefined where chance or a rate decides. */
  readonly window: readonly [first: number, last: number] | undefined
  /** It has a reply or a fault: at most one such rule acts on a call. */
  readonly isAnswering: boolean
}
