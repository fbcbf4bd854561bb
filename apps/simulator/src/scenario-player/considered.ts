import type { RuleReport } from '@soe/contracts'
import type { PlayedRule } from './played-rule'
import { traits, type RuleList } from './rule-list'

/** What became of a rule at a call; all but the first three did not count the call. */
export type RuleOutcome = RuleReport['outcome']

const reasons = ['audience', 'scope', 'when', 'after'] as const satisfies readonly RuleOutcome[]

/** Why the rules of a group do not count a call. */
export type Skipped = (typeof reasons)[number]

/** A rule at a call, for people. */
export interface ConsideredRule {
  readonly played: PlayedRule
  readonly outcome: RuleOutcome
  /** How many calls the rule has counted in its scope, this one included. */
  readonly count: number
  /** Which condition did not hold. */
  readonly unmet?: string
}

const nothing: readonly number[] = []
const noRule: readonly PlayedRule[] = []

/**
 * What became of the rules of a call. It is made at every call that has rules, and kept with it: so it holds a number
 * for each group of rules and the places of those that were due, beside the list that the world has anyway.
 */
export class Considered {
  /** What a group has counted, this call included; below zero, why it does not count it. */
  private readonly standings: number[]
  private unmet: Map<number, string> | undefined
  private due: readonly number[] = nothing
  /** Which of those that were due gives the answer; the other answers are beaten. */
  private acting = -1
  private isAnswered = false

  constructor(readonly list: RuleList) {
    this.standings = list.unasked.slice()
  }

  get length(): number {
    return this.list.rules.length
  }

  skip(group: number, reason: Skipped, unmet?: string) {
    this.standings[group] = -1 - reasons.indexOf(reason)
    if (unmet !== undefined) (this.unmet ??= new Map()).set(group, unmet)
  }

  count(group: number, count: number) {
    this.standings[group] = count
  }

  /** What a group has counted; 0 where it does not count the call. */
  countOf(group: number): number {
    const standing = this.standings[group] as number
    return standing < 0 ? 0 : standing
  }

  /** Takes the rules that are due, in order; the first that answers acts, unless the call has its answer already. */
  fire(due: readonly number[], isAnswered: boolean) {
    this.due = due
    this.isAnswered = isAnswered
    this.acting = isAnswered ? -1 : (due.find((at) => this.answers(at)) ?? -1)
  }

  /** The rule that gives the answer. */
  get actor(): PlayedRule | undefined {
    return this.acting < 0 ? undefined : this.list.rules[this.acting]
  }

  fired(): readonly PlayedRule[] {
    if (this.due.length === 0) return noRule
    return this.due.filter((at) => !this.isBeaten(at)).map((at) => this.list.rules[at] as PlayedRule)
  }

  /** Every rule in words; made when someone reads it. */
  describe(): ConsideredRule[] {
    return this.list.rules.map((played, at) => {
      const group = this.list.groupOf[at] as number
      const unmet = this.unmet?.get(group)
      return {
        played,
        outcome: this.outcomeOf(at, this.standings[group] as number),
        count: this.countOf(group),
        ...(unmet !== undefined && { unmet }),
      }
    })
  }

  private outcomeOf(at: number, standing: number): RuleOutcome {
    if (standing < 0) return reasons[-1 - standing] as Skipped
    if (!this.due.includes(at)) return 'not-due'
    return this.isBeaten(at) ? 'beaten' : 'fired'
  }

  private answers(at: number): boolean {
    return ((this.list.traitsOf[at] as number) & traits.answers) !== 0
  }

  private isBeaten(at: number): boolean {
    return at !== this.acting && (this.isAnswered || this.acting >= 0) && this.answers(at)
  }
}
