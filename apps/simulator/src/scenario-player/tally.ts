import type { Scope } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import type { PlayedRule } from './played-rule'
import type { Considered } from './considered'

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

export const tallyId = (scenario: string, per: Scope, owner: string): string => `${scenario}/${per}/${owner}`

const none: readonly number[] = []

/** The counts of a scenario for one owner, two a rule. */
export const countsOf = (
  draft: WorldDraft,
  { scenario }: Pick<PlayedRule, 'scenario'>,
  per: Scope,
  owners: CallOwners,
): readonly number[] => {
  const owner = ownerIn(owners, per)
  if (owner === undefined || (owners.isNameless && per !== 'world')) return none
  return draft.tallies.get(tallyId(scenario, per, owner))?.counts ?? none
}

export const matchedAt = (counts: readonly number[], place: number): number => counts[place * 2] ?? 0
export const firedAt = (counts: readonly number[], place: number): number => counts[place * 2 + 1] ?? 0

/** Takes along what was counted for an owner before it had an id. */
const adopt = (draft: WorldDraft, from: string, to: string) => {
  const pending = from === to ? undefined : draft.tallies.get(from)
  if (!pending) return
  draft.tallies.delete(from)
  const already = draft.tallies.get(to)?.counts ?? none
  draft.tallies.put({ ...pending, id: to, counts: pending.counts.map((count, at) => count + (already[at] ?? 0)) })
}

/** The counts that a call is added to; where it has no such owner, they are nobody's. */
const openTally = (
  draft: WorldDraft,
  { scenario, size, rule }: PlayedRule,
  before: CallOwners,
  after: CallOwners,
): number[] => {
  const from = ownerIn(before, rule.per)
  const to = ownerIn(after, rule.per) ?? from
  if (from === undefined || to === undefined) return []
  const id = tallyId(scenario, rule.per, to)
  if (!before.isNameless) adopt(draft, tallyId(scenario, rule.per, from), id)
  const counts = draft.tallies.get(id)?.counts.slice() ?? Array.from({ length: size * 2 }, () => 0)
  draft.tallies.put({ id, scenario, counts })
  return counts
}

const raise = (counts: number[], place: number, hasFired: boolean) => {
  counts[place * 2] = matchedAt(counts, place) + 1
  if (hasFired) counts[place * 2 + 1] = firedAt(counts, place) + 1
}

/**
 * Writes the counts of a call. A call that began a session or a cart counts for it, and brings along
 * what was counted while there was none.
 */
export const count = (draft: WorldDraft, considered: Considered, before: CallOwners, after: CallOwners) => {
  const { rules, tallyOf, placeOf } = considered.list
  const open: number[][] = []
  for (let at = 0; at < considered.length; at += 1) {
    if (!considered.hasCounted(at)) continue
    const counts = (open[tallyOf[at] as number] ??= openTally(draft, rules[at] as PlayedRule, before, after))
    raise(counts, placeOf[at] as number, considered.hasFired(at))
  }
}
