import type { Scope } from '../document/rule.schema'
import type { Rate } from '../document/span.schema'
import type { Counter, DecisionDraft } from './decision-draft'
import { joinPeriods, nextPeriod, type Period } from '../semantics/next-period'
import type { PlayedRule, RuleGroup } from './played-rule'
import { firedAt, matchedAt, noCounts, raise } from './rule-counts'
import type { ListedGroup, ListedRule, RuleList } from './rule-list'

/** The owners that a call is counted for. */
export interface CallOwners {
  readonly session: string
  /** Undefined where the caller has no cart and makes none: rules per cart do not match. */
  readonly cart: string | undefined
  /** No other call is known to be the caller's: what was counted before was someone else's. */
  readonly isAnonymous: boolean
}

export type EarlierOwners = Pick<CallOwners, 'session' | 'cart'>

const ownerIn = ({ session, cart }: EarlierOwners, per: Scope): string | undefined =>
  per === 'session' ? session : per === 'cart' ? cart : ''

const counterId = (scenario: string, per: Scope, owner: string): string => `${scenario}/${per}/${owner}`

/** Holds the calls of all who are known by nothing, where each of them counts for itself. */
export const isOfStrangers = ({ id, scenario }: Counter, per: Scope): boolean =>
  per !== 'world' && id === counterId(scenario, per, '')

/** Counters by id; undefined is one that is gone. */
export type CounterChanges = ReadonlyMap<string, Counter | undefined>

/** A counter of a call, to be raised. */
export interface OpenCounter extends Counter {
  readonly counts: number[]
  periods?: Readonly<Record<string, Period>>
}

const openCounter = (id: string, scenario: string, from: Counter | undefined): OpenCounter => ({
  id,
  scenario,
  counts: from?.counts.slice() ?? [],
  ...(from?.periods && { periods: from.periods }),
})

const keepPeriod = (counter: OpenCounter, position: string, period: Period) => {
  counter.periods = { ...counter.periods, [position]: period }
}

/** The counters of a call: those of the draft, below what this call changes. Ids are made once, as new texts are slow to look up. */
export class CallCounters {
  private readonly ids: string[] = []
  private readonly changed = new Map<string, Counter | undefined>()

  private readonly now: number

  constructor(
    private readonly draft: Pick<DecisionDraft, 'counterOf' | 'now'>,
    private readonly list: RuleList,
    readonly owners: CallOwners,
  ) {
    this.now = draft.now
  }

  get changes(): CounterChanges {
    return this.changed
  }

  /** How many calls the group has matched. */
  matched({ group, counter }: ListedGroup): number {
    if (this.isUnknown(group.per)) return 0
    return matchedAt(this.read(this.idAt(counter))?.counts ?? noCounts, group)
  }

  /** Whether the rule that the group waits for has fired; true for a group that waits for none. */
  hasFiredBefore({ scenario, after }: RuleGroup): boolean {
    if (!after) return true
    const { per } = after.rule
    if (this.isUnknown(per)) return false
    return firedAt(this.read(this.idIn(scenario, per))?.counts ?? noCounts, after) > 0
  }

  /** Takes over what was counted for owners that the caller had earlier. */
  adopt(earlier: EarlierOwners) {
    this.list.counters.forEach(({ scenario, per }, at) => {
      const from = ownerIn(earlier, per)
      if (per === 'world' || from === undefined || ownerIn(this.owners, per) === undefined) return
      this.move(counterId(scenario, per, from), this.idAt(at))
    })
  }

  /** The period of a rule with a rate, with this call in it. */
  period({ played, counter }: ListedRule, rate: Rate): Period {
    const isUnknown = this.isUnknown(played.rule.per)
    const running = isUnknown ? undefined : this.read(this.idAt(counter))?.periods?.[played.position]
    return nextPeriod(running, rate, this.now)
  }

  /** Counts the call in the period of a rule. */
  raisePeriod(counter: OpenCounter, { position }: PlayedRule, rate: Rate) {
    keepPeriod(counter, String(position), nextPeriod(counter.periods?.[position], rate, this.now))
  }

  /** A counter, to be raised, for the owner that the call turned out to have, or had before it. */
  open(at: number, after: CallOwners): OpenCounter {
    const { scenario, per } = this.list.counters[at] as RuleList['counters'][number]
    const before = this.idAt(at)
    const owner = ownerIn(after, per)
    const isKept = owner === undefined || owner === ownerIn(this.owners, per)
    const id = isKept ? before : counterId(scenario, per, owner)
    if (!isKept && !this.owners.isAnonymous) this.move(before, id)
    const counter = openCounter(id, scenario, this.read(id))
    this.changed.set(id, counter)
    return counter
  }

  private isUnknown(per: Scope): boolean {
    return this.owners.isAnonymous && per !== 'world'
  }

  private idAt(at: number): string {
    const { scenario, per } = this.list.counters[at] as RuleList['counters'][number]
    return (this.ids[at] ??= this.idIn(scenario, per))
  }

  private idIn(scenario: string, per: Scope): string {
    return counterId(scenario, per, this.isUnknown(per) ? '' : (ownerIn(this.owners, per) ?? ''))
  }

  private read(id: string): Counter | undefined {
    return this.changed.has(id) ? this.changed.get(id) : this.draft.counterOf(id)
  }

  private move(from: string, to: string) {
    const counter = this.read(from)
    if (!counter) return
    const moved = openCounter(to, counter.scenario, this.read(to))
    counter.counts.forEach((count, at) => raise(moved.counts, at, count))
    for (const [position, period] of Object.entries(counter.periods ?? {}))
      keepPeriod(moved, position, joinPeriods(moved.periods?.[position], period))
    this.changed.set(from, undefined)
    this.changed.set(to, moved)
  }
}
