import type { RuleReport } from '@soe/contracts'
import type { PlayedRule } from './played-rule'
import { isAboutAnswer, type ListedRule, type RuleList } from './rule-list'

/** How a rule fared at a call. Only those that fired, were beaten or were not due counted it. */
export type RuleOutcome = RuleReport['outcome']

/** Why a group of rules does not count a call. */
export type SkipReason = Extract<RuleOutcome, 'audience' | 'scope' | 'span' | 'when' | 'after'>

/** One rule at a call. */
export interface EvaluatedRule {
  readonly played: PlayedRule
  readonly outcome: RuleOutcome
  /** How many calls the rule has counted in its scope, this one included. */
  readonly count: number
  /** The condition that did not hold. */
  readonly unmet?: string
  /** How many calls the period of its rate holds, this one included. */
  readonly inPeriod?: number
}

const none: readonly ListedRule[] = []

/** How the rules of a list fared at a call. The journal keeps it, so it holds a value a group and not a rule. */
export class RuleEvaluation {
  /** What a group has counted, this call included, or why it does not count it. */
  private readonly results: (number | SkipReason)[] = []
  private unmet: Map<number, string> | undefined
  private inPeriod: Map<PlayedRule, number> | undefined
  private due = none
  /** Of the rules that are due, the one that gives the answer; the others that answer are beaten. */
  private actingRule: ListedRule | undefined

  constructor(readonly list: RuleList) {}

  get isEmpty(): boolean {
    return this.list.rules.length === 0
  }

  skip(group: number, reason: SkipReason) {
    this.results[group] = reason
  }

  skipUnmet(group: number, condition: string) {
    this.skip(group, 'when')
    ;(this.unmet ??= new Map()).set(group, condition)
  }

  count(group: number, count: number) {
    this.results[group] = count
  }

  /** What a group has counted; 0 where it does not count the call. */
  countOf(group: number): number {
    const result = this.results[group]
    return typeof result === 'number' ? result : 0
  }

  /** Notes how many calls the period of a rule's rate holds, this one included. */
  notePeriod(played: PlayedRule, calls: number) {
    ;(this.inPeriod ??= new Map()).set(played, calls)
  }

  /** Takes the rules that are due, in order: the first that answers acts, unless the call has its answer already. */
  fire(due: readonly ListedRule[], isAnswered: boolean) {
    this.due = due
    this.actingRule = isAnswered ? undefined : due.find(({ played }) => played.isAnswering)
  }

  /** Takes over how the rules about the answer fared, which were asked after the operation. */
  include(later: RuleEvaluation) {
    this.list.groups.forEach(({ group }, at) => {
      if (!isAboutAnswer(group)) return
      this.results[at] = later.results[at] ?? 0
      this.unmet?.delete(at)
    })
    later.unmet?.forEach((condition, at) => (this.unmet ??= new Map()).set(at, condition))
    later.inPeriod?.forEach((calls, played) => this.notePeriod(played, calls))
    this.due = [...this.due, ...later.due]
    this.actingRule ??= later.actingRule
  }

  /** The rule that gives the answer. */
  get acting(): PlayedRule | undefined {
    return this.actingRule?.played
  }

  get fired(): readonly ListedRule[] {
    return this.due.length === 0 ? none : this.due.filter((rule) => !this.isBeaten(rule))
  }

  /** Every rule; made when someone reads it. */
  describe(): EvaluatedRule[] {
    return this.list.rules.map((rule) => {
      const unmet = this.unmet?.get(rule.group)
      const inPeriod = this.inPeriod?.get(rule.played)
      return {
        played: rule.played,
        outcome: this.outcomeOf(rule),
        count: this.countOf(rule.group),
        ...(unmet !== undefined && { unmet }),
        ...(inPeriod !== undefined && { inPeriod }),
      }
    })
  }

  private outcomeOf(rule: ListedRule): RuleOutcome {
    const result = this.results[rule.group]
    if (typeof result === 'string') return result
    if (!this.due.includes(rule)) return 'not-due'
    return this.isBeaten(rule) ? 'beaten' : 'fired'
  }

  /** Whether another answer than that of a rule that is due goes out. */
  private isBeaten(rule: ListedRule): boolean {
    return rule !== this.actingRule && rule.played.isAnswering
  }
}
