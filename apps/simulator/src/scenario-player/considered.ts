import type { RuleReport } from '@soe/contracts'
import type { PlayedRule } from './played-rule'
import type { RuleList } from './rule-list'

/** What became of a rule at a call; all but the first three did not count the call. */
export type RuleOutcome = RuleReport['outcome']

const outcomes: readonly RuleOutcome[] = ['fired', 'beaten', 'not-due', 'audience', 'scope', 'when', 'after']

const [fired, beaten, notDue] = [0, 1, 2]

/** The outcomes of a rule that does not count the call, as numbers. */
export const skipped = { audience: 3, scope: 4, when: 5, after: 6 } as const

/** A standing is an outcome and a count in one number. */
const outcomeBits = 3
const outcomeMask = (1 << outcomeBits) - 1

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
 * kept with it: so it holds a number a rule beside the list that the world has anyway, and not an object.
 */
export class Considered {
  private readonly standings: number[] = []
  private due = 0
  private unmet: Map<number, string> | undefined

  constructor(readonly list: RuleList) {
    this.standings.length = list.rules.length
  }

  get length(): number {
    return this.list.rules.length
  }

  skip(at: number, outcome: (typeof skipped)[keyof typeof skipped], unmet?: string) {
    this.standings[at] = outcome
    if (unmet !== undefined) (this.unmet ??= new Map()).set(at, unmet)
  }

  count(at: number, count: number, isDue: boolean) {
    this.standings[at] = (count << outcomeBits) | (isDue ? fired : notDue)
    if (isDue) this.due += 1
  }

  /** It was due, but the answer is another one's. */
  beat(at: number) {
    this.standings[at] = (this.countAt(at) << outcomeBits) | beaten
    this.due -= 1
  }

  hasFired(at: number): boolean {
    return this.outcomeAt(at) === fired
  }

  /** The call is one of those that the rule counts. */
  hasCounted(at: number): boolean {
    return this.outcomeAt(at) <= notDue
  }

  fired(): PlayedRule[] {
    return this.due === 0 ? [] : this.list.rules.filter((_, at) => this.hasFired(at))
  }

  /** Every rule in words; made when someone reads it. */
  describe(): ConsideredRule[] {
    return this.list.rules.map((played, at) => {
      const unmet = this.unmet?.get(at)
      return {
        played,
        outcome: outcomes[this.outcomeAt(at)] as RuleOutcome,
        count: this.countAt(at),
        ...(unmet !== undefined && { unmet }),
      }
    })
  }

  private outcomeAt(at: number): number {
    return (this.standings[at] as number) & outcomeMask
  }

  private countAt(at: number): number {
    return (this.standings[at] as number) >> outcomeBits
  }
}
