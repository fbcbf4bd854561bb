import type { Scope } from '@soe/scenario'
import type { WorldDraft } from '@soe/world'
import type { PlayedRule } from './compile-scenario'
import type { RuleOutcome } from './rule-outcome'

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

/** A rule at a call. */
export interface RuleAtCall {
  readonly played: PlayedRule
  readonly outcome: RuleOutcome
}

/** Every other outcome says that the call was none of the rule's. */
const hasCounted = (outcome: RuleOutcome) => outcome === 'fired' || outcome === 'beaten' || outcome === 'not-due'

const raise = (draft: WorldDraft, id: string, scenario: string, size: number, rules: readonly RuleAtCall[]) => {
  const before = draft.tallies.get(id)?.counts ?? none
  const counts = before.length > 0 ? before.slice() : Array.from({ length: size * 2 }, () => 0)
  for (const { played, outcome } of rules) {
    counts[played.place * 2] = matchedAt(counts, played.place) + 1
    if (outcome === 'fired') counts[played.place * 2 + 1] = firedAt(counts, played.place) + 1
  }
  draft.tallies.put({ id, scenario, counts })
}

/** Takes along what was counted for an owner before it had an id. */
const adopt = (draft: WorldDraft, from: string, to: string) => {
  const pending = from === to ? undefined : draft.tallies.get(from)
  if (!pending) return
  draft.tallies.delete(from)
  const already = draft.tallies.get(to)?.counts ?? none
  draft.tallies.put({ ...pending, id: to, counts: pending.counts.map((count, at) => count + (already[at] ?? 0)) })
}

/** The rules that counted the call, those of one tally together. */
const byTally = (considered: readonly RuleAtCall[]): ReadonlyMap<string, RuleAtCall[]> => {
  const found = new Map<string, RuleAtCall[]>()
  for (const rule of considered) {
    if (!hasCounted(rule.outcome)) continue
    const together = found.get(rule.played.tally)
    if (together) together.push(rule)
    else found.set(rule.played.tally, [rule])
  }
  return found
}

/**
 * Writes the counts of a call. A call that began a session or a cart counts for it, and brings along
 * what was counted while there was none.
 */
export const count = (draft: WorldDraft, considered: readonly RuleAtCall[], before: CallOwners, after: CallOwners) => {
  for (const rules of byTally(considered).values()) {
    const { scenario, size, rule } = (rules[0] as RuleAtCall).played
    const from = ownerIn(before, rule.per)
    const to = ownerIn(after, rule.per) ?? from
    if (from === undefined || to === undefined) continue
    const id = tallyId(scenario, rule.per, to)
    if (!before.isNameless) adopt(draft, tallyId(scenario, rule.per, from), id)
    raise(draft, id, scenario, size, rules)
  }
}
