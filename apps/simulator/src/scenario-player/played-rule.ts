import type { Rule } from '@soe/scenario'

/** A rule ready to be played: what can be known of it beforehand is. */
export interface PlayedRule {
  readonly scenario: string
  readonly rule: Rule
  /** Where it stands in its document, and its counts in a tally. */
  readonly place: number
  /** How many rules its scenario has. */
  readonly size: number
  /** First and last count at which it fires; undefined where chance decides. */
  readonly window: readonly [number, number] | undefined
  /** It has a reply or a fault: at most one such rule acts on a call. */
  readonly isAnswering: boolean
  /** The rule that has to have fired before. */
  readonly after: Pick<PlayedRule, 'rule' | 'place'> | undefined
}
