/** What became of a rule at a call; all but the first three did not count the call. */
export type RuleOutcome = 'fired' | 'beaten' | 'not-due' | 'audience' | 'scope' | 'when' | 'after'
