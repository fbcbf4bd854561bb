import type { RuleReport } from '@soe/contracts'
import type { PlayedRule } from './compile-scenario'

/** What became of a rule at a call; all but the first three did not count the call. */
export type RuleOutcome = RuleReport['outcome']

const outcomes: readonly RuleOutcome[] = ['fired', 'beaten', 'not-due', 'audience', 'scope', 'when', 'after']

const [fired, beaten, notDue] = [0, 1, 2]

/** A rule at a call, for people. */
export interface ConsideredRule {
  readonly played: PlayedRule
  readonly outcome: RuleOutcome
  /** How many calls the rule has counted in its scope, this one included. */
  readonly count: number
  /** Which condition did not hold. */
  readonly unmet?: string
}

/**
 * The rules of a call and what became of each, in order of precedence. It is made at every call that has rules, and
 * kept with it: so it holds numbers beside the list that the world has anyway, and not an object a rule.
 */
export class Considered {
  private readonly outcomes: Uint8Array
  private readonly counts: Uint32Array
  private unmet: Map<number, string> | undefined

  constructor(readonly rules: readonly PlayedRule[]) {
    this.outcomes = new Uint8Array(rules.length)
    this.counts = new Uint32Array(rules.length)
  }

  get length(): number {
    return this.rules.length
  }

  skip(at: number, outcome: 'audience' | 'scope' | 'when' | 'after', unmet?: string) {
    this.outcomes[at] = outcomes.indexOf(outcome)
    if (unmet !== undefined) (this.unmet ??= new Map()).set(at, unmet)
  }

  count(at: number, count: number, isDue: boolean) {
    this.outcomes[at] = isDue ? fired : notDue
    this.counts[at] = count
  }

  /** It was due, but the answer is another one's. */
  beat(at: number) {
    this.outcomes[at] = beaten
  }

  hasFired(at: number): boolean {
    return this.outcomes[at] === fired
  }

  /** The call is one of those that the rule counts. */
  hasCounted(at: number): boolean {
    return (this.outcomes[at] as number) <= notDue
  }

  fired(): PlayedRule[] {
    return this.rules.filter((_, at) => this.hasFired(at))
  }

  /** Every rule in words; made when someone reads it. */
  list(): ConsideredRule[] {
    return this.rules.map((played, at) => {
      const unmet = this.unmet?.get(at)
      return {
        played,
        outcome: outcomes[this.outcomes[at] as number] as RuleOutcome,
        count: this.counts[at] as number,
        ...(unmet !== undefined && { unmet }),
      }
    })
  }
}
