import type { Scope } from '@soe/scenario'
import type { TallyState, WorldDraft } from '@soe/world'
import type { Considered } from './considered'
import type { RuleGroup } from './played-rule'
import type { RuleList } from './rule-list'

/** What a call is counted for. Each is undefined where the call has no such thing, and rules about it do not match. */
export interface CallOwners {
  /** Of a caller without a session, what a retry of the same request is known by. */
  readonly session: string
  readonly cart: string | undefined
  /** Nothing tells this caller from any other: whatever was counted before was someone else. */
  readonly isNameless: boolean
}

export const ownerIn = ({ session, cart }: CallOwners, per: Scope): string | undefined =>
  per === 'session' ? session : per === 'cart' ? cart : ''

const tallyId = (scenario: string, per: Scope, owner: string): string => `${scenario}/${per}/${owner}`

/** What a scenario has counted for one owner: two numbers a rule, as far as any was counted. */
export type Counts = readonly number[]

const none: Counts = []

export const countsOf = (draft: WorldDraft, scenario: string, per: Scope, owners: CallOwners): Counts => {
  const owner = ownerIn(owners, per)
  if (owner === undefined || (owners.isNameless && per !== 'world')) return none
  return draft.tallies.get(tallyId(scenario, per, owner))?.counts ?? none
}

export const matchedAt = (counts: Counts, { place }: Pick<RuleGroup, 'place'>): number => counts[place * 2] ?? 0
export const firedAt = (counts: Counts, place: number): number => counts[place * 2 + 1] ?? 0

const raise = (counts: number[], at: number, by = 1) => {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] as number) + by
}

/** The tallies of a call as it begins. What one is called is made once: a new text is dear to look up. */
export class CallTallies {
  private readonly ids: string[] = []
  private readonly found: (TallyState | undefined)[] = []

  constructor(
    private readonly list: RuleList,
    readonly owners: CallOwners,
  ) {}

  /** What the group counts for, at its place in the list. */
  idOf(at: number): string {
    const { scenario, per } = this.list.groups[at] as RuleGroup
    return (this.ids[this.list.tallyOf[at] as number] ??= tallyId(scenario, per, ownerIn(this.owners, per) ?? ''))
  }

  /** What was counted before the call, whichever draft of it asks. */
  find(draft: WorldDraft, at: number): TallyState | undefined {
    return (this.found[this.list.tallyOf[at] as number] ??= draft.tallies.get(this.idOf(at)))
  }

  /** How many calls the group has matched. */
  matchedBefore(draft: WorldDraft, at: number): number {
    const group = this.list.groups[at] as RuleGroup
    if (this.owners.isNameless && group.per !== 'world') return 0
    return matchedAt(this.find(draft, at)?.counts ?? none, group)
  }
}

/** Takes along what was counted for an owner before it had an id. */
const adopt = (draft: WorldDraft, from: string, to: string) => {
  const pending = draft.tallies.get(from)
  if (!pending) return
  draft.tallies.delete(from)
  const counts = draft.tallies.get(to)?.counts.slice() ?? []
  pending.counts.forEach((count, at) => raise(counts, at, count))
  draft.tallies.put({ ...pending, id: to, counts })
}

/** Takes along all that was counted for the owners that the call was known by earlier. */
export const adoptAll = (draft: WorldDraft, list: RuleList, earlier: CallOwners, tallies: CallTallies) => {
  for (const at of list.ownTallies) {
    const { scenario, per } = list.groups[at] as RuleGroup
    const from = ownerIn(earlier, per)
    if (from === undefined || ownerIn(tallies.owners, per) === undefined) continue
    adopt(draft, tallyId(scenario, per, from), tallies.idOf(at))
  }
}

/** The counts that a call is added to; where it has no such owner, they are nobody's. */
const openTally = (draft: WorldDraft, { groups }: RuleList, at: number, tallies: CallTallies, after: CallOwners) => {
  const { scenario, per } = groups[at] as RuleGroup
  const { owners } = tallies
  const from = ownerIn(owners, per)
  const to = ownerIn(after, per) ?? from
  if (from === undefined || to === undefined) return []
  const isSame = from === to
  const id = isSame ? tallies.idOf(at) : tallyId(scenario, per, to)
  if (!isSame && !owners.isNameless) adopt(draft, tallies.idOf(at), id)
  const counts = (isSame ? tallies.find(draft, at) : draft.tallies.get(id))?.counts.slice() ?? []
  draft.tallies.put({ id, scenario, counts })
  return counts
}

/**
 * Writes the counts of a call. A call that began a session or a cart counts for it, and brings along
 * what was counted while there was none.
 */
export const count = (draft: WorldDraft, considered: Considered, tallies: CallTallies, after: CallOwners) => {
  const { list } = considered
  const { groups, tallyOf } = list
  const open: number[][] = []
  const openFor = (at: number) => (open[tallyOf[at] as number] ??= openTally(draft, list, at, tallies, after))
  for (let at = 0; at < groups.length; at += 1) {
    if (considered.countOf(at) > 0) raise(openFor(at), (groups[at] as RuleGroup).place * 2)
  }
  for (const { group, place } of considered.fired()) raise(openFor(groups.indexOf(group)), place * 2 + 1)
}
