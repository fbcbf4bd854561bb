import type { Rule, RuleConditions, Scope } from '@soe/scenario'

/** Rules of a scenario that count the same calls for the same owner, and so share a count. */
export interface RuleGroup {
  readonly scenario: string
  readonly per: Scope
  /** Where the first of them stands in the document; their count has its place in a tally. */
  readonly place: number
  readonly audience: readonly string[] | undefined
  readonly when: RuleConditions | undefined
  /** The rule that has to have fired before. */
  readonly after: Pick<PlayedRule, 'rule' | 'place'> | undefined
}

/** A rule ready to be played: what can be known of it beforehand is. */
export interface PlayedRule {
  readonly scenario: string
  readonly rule: Rule
  /** Where it stands in its document. */
  readonly place: number
  readonly group: RuleGroup
  /** First and last count at which it fires; undefined where chance decides. */
  readonly window: readonly [number, number] | undefined
  /** It has a reply or a fault: at most one such rule acts on a call. */
  readonly isAnswering: boolean
}
