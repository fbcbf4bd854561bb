import type { Verification, VerificationCheck } from '@soe/contracts'
import { keysOf, ruleTotals, type Count, type Expectation, type RuleTotal, type Scenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'
import type { Journal, NumberedCall } from '../journal/journal'
import { journalName } from '../journal/journal-position'
import { findNearMisses } from './describe-rules'

interface Bounds {
  readonly atLeast: number
  readonly atMost?: number
}

const boundsOf = (count: Count): Bounds => {
  if (typeof count === 'number') return { atLeast: count, atMost: count }
  const { min = 0, max } = count
  return { atLeast: min, ...(max !== undefined && { atMost: max }) }
}

const countText = (count: Count): string => {
  if (typeof count === 'number') return String(count)
  const { min, max } = count
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `${min} to ${max}`
}

const isWithin = (found: number, { atLeast, atMost = Infinity }: Bounds): boolean => found >= atLeast && found <= atMost

type Gap = NonNullable<VerificationCheck['gap']>

const gapTexts: Readonly<Record<Gap, string>> = {
  'journal-is-younger': 'the journal began after the scenario was armed; arm it again',
  'journal-is-cut': 'the journal no longer holds the first calls',
}

/** The calls since a scenario was armed. */
interface CallsSince {
  readonly calls: readonly NumberedCall[]
  /** The id of a call. */
  readonly nameOf: (seq: number) => string
  /** Why some of them are unknown. */
  readonly gap?: Gap
}

const callsSince = (journal: Journal, worldId: string, { since }: ScenarioState): CallsSince => {
  const kept = journal.entriesOf(worldId)
  const nameOf = (seq: number) => journal.nameOf(worldId, seq)
  if (since.journal !== journalName(journal, worldId)) return { calls: kept, nameOf, gap: 'journal-is-younger' }
  const calls = kept.filter(({ seq }) => seq > since.seq)
  const isCut = (kept[0]?.seq ?? 1) > since.seq + 1
  return { calls, nameOf, ...(isCut && { gap: 'journal-is-cut' as const }) }
}

/** A check, and which calls it is about. */
interface Finding {
  readonly check: Omit<VerificationCheck, 'scenario' | 'nearest'>
  readonly isAbout: (call: NumberedCall['call']) => boolean
}

const checkFired = (scenario: string, { rule = '', fired = 0 }: Expectation, totals: readonly RuleTotal[]): Finding => {
  const total = totals.find(({ id }) => id === rule)
  const found = total?.fired ?? 0
  const bounds = boundsOf(fired)
  return {
    check: {
      rule,
      expected: `fired: ${countText(fired)}`,
      actual: `fired: ${found}, of ${total?.matched ?? 0} calls that it counted`,
      ok: isWithin(found, bounds),
      kind: 'fired',
      found,
      ...bounds,
    },
    isAbout: ({ verdict }) =>
      verdict?.evaluation.list.rules.some(({ played }) => played.rule.id === rule && played.scenario === scenario) ??
      false,
  }
}

const checkCalls = ({ on = [], audience, calls, never }: Expectation, since: CallsSince): Finding => {
  const keys: readonly string[] = on.flatMap((target) => [...keysOf(target)])
  const found = since.calls.filter(
    ({ call }) => keys.includes(call.operation) && (!audience || audience.includes(call.context.audience)),
  ).length
  const count = never ? 0 : (calls ?? { min: 1 })
  const bounds = boundsOf(count)
  const { gap } = since
  // A count that lacks calls can only be judged where more of them would change nothing.
  const ok = isWithin(found, bounds) && (gap === undefined || bounds.atMost === undefined)
  return {
    check: {
      rule: [on.join(', '), ...(audience ? [`by ${audience.join(', ')}`] : [])].join(' '),
      expected: `calls: ${countText(count)}`,
      actual: gap === undefined ? `calls: ${found}` : `calls: ${found} or more: ${gapTexts[gap]}`,
      ok,
      kind: 'calls',
      found,
      ...bounds,
      ...(gap && { gap }),
    },
    isAbout: ({ operation }) => keys.includes(operation),
  }
}

/** How many of the calls came in this order. */
const progress = (order: readonly string[], { calls }: CallsSince): number =>
  calls.reduce((reached, { call }) => (call.operation === order[reached] ? reached + 1 : reached), 0)

const checkOrder = (order: readonly string[], since: CallsSince): Finding => {
  const reached = progress(order, since)
  const done = reached === 0 ? 'none' : order.slice(0, reached).join(' → ')
  const ok = reached === order.length
  const gap = ok ? undefined : since.gap
  return {
    check: {
      rule: 'order',
      expected: order.join(' → '),
      actual: gap === undefined ? done : `${done}; ${gapTexts[gap]}`,
      ok,
      kind: 'order',
      found: reached,
      atLeast: order.length,
      ...(gap && { gap }),
    },
    isAbout: ({ operation }) => order.includes(operation),
  }
}

/** Refusals of what the contract does not know, and failures of the simulator itself. */
const offContract: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'INTERNAL_ERROR',
])

const isOffContract = ({ isRefused, error = '' }: NumberedCall['call']) => isRefused && offContract.has(error)

/** Calls named in the text of a check. */
const maxNamed = 5

const checkContract = ({ calls, nameOf, gap }: CallsSince): Finding => {
  const found = calls.filter(({ call }) => isOffContract(call))
  const named = found.slice(0, maxNamed).map(({ seq, call }) => `${nameOf(seq)} ${call.operation} ${call.error}`)
  return {
    check: {
      rule: 'off contract',
      expected: '0',
      actual: [String(found.length), ...named, ...(gap === undefined ? [] : [gapTexts[gap]])].join('; '),
      ok: found.length === 0 && gap === undefined,
      kind: 'off-contract',
      found: found.length,
      atLeast: 0,
      atMost: 0,
      ...(gap && { gap }),
    },
    isAbout: () => false,
  }
}

/** The events that pages have sent since the scenario was armed. */
const pageEventsSince = (journal: Journal, worldId: string, scenario: string, { gap }: CallsSince) => {
  const events = journal.eventsOf(worldId).map(({ event }) => event)
  const armed = events.findLastIndex(
    ({ kind, details }) => kind === 'scenario-armed' && details?.['scenario'] === scenario,
  )
  const since = gap ?? (armed < 0 ? ('journal-is-cut' as const) : undefined)
  return { events: events.slice(armed + 1).filter(({ kind }) => kind === 'page-event'), gap: since }
}

const checkEvents = (
  { event = '', times = 0 }: Expectation,
  { events, gap }: ReturnType<typeof pageEventsSince>,
): Finding => {
  const found = events.filter(({ details }) => details?.['event'] === event).length
  const bounds = boundsOf(times)
  return {
    check: {
      rule: event,
      expected: `events: ${countText(times)}`,
      actual: gap === undefined ? `events: ${found}` : `events: ${found} or more: ${gapTexts[gap]}`,
      ok: isWithin(found, bounds) && (gap === undefined || bounds.atMost === undefined),
      kind: 'events',
      found,
      ...bounds,
      ...(gap && { gap }),
    },
    isAbout: () => false,
  }
}

interface Evidence {
  readonly totals: readonly RuleTotal[]
  readonly since: CallsSince
  readonly pageEvents: ReturnType<typeof pageEventsSince>
}

const check = (scenario: string, expected: Expectation, { totals, since, pageEvents }: Evidence): Finding => {
  if (expected.rule !== undefined) return checkFired(scenario, expected, totals)
  if (expected.on) return checkCalls(expected, since)
  if (expected.order) return checkOrder(expected.order, since)
  if (expected.event !== undefined) return checkEvents(expected, pageEvents)
  return checkContract(since)
}

const maxNearest = 5

/** The latest calls that could have mattered, and what the rule lacked at each. */
const nearestOf = (scenario: string, { check: { rule }, isAbout }: Finding, { calls, nameOf }: CallsSince): string[] =>
  calls
    .filter(({ call }) => isAbout(call))
    .slice(-maxNearest)
    .map(({ seq, call }) => {
      const miss = findNearMisses(call.verdict).find((found) => found.rule === rule && found.scenario === scenario)
      const lacked = miss ? `; ${miss.sentence}` : ''
      return `${nameOf(seq)} ${call.operation} answered ${call.error ?? call.status}${lacked}`
    })

const totalsOf = (world: World, scenario: Scenario) => ruleTotals(world.collections.tallies.values(), scenario)

const checksOf = (world: World, state: ScenarioState, journal: Journal): VerificationCheck[] => {
  const scenario = state.document as Scenario
  const totals = totalsOf(world, scenario)
  const since = callsSince(journal, world.header.id, state)
  const pageEvents = pageEventsSince(journal, world.header.id, scenario.id, since)
  return scenario.expect.map((expected) => {
    const finding = check(scenario.id, expected, { totals, since, pageEvents })
    const nearest = finding.check.ok ? [] : nearestOf(scenario.id, finding, since)
    return { scenario: scenario.id, ...finding.check, ...(nearest.length > 0 && { nearest }) }
  })
}

const unusedOf = (world: World, { document }: ScenarioState) =>
  totalsOf(world, document as Scenario)
    .filter(({ fired }) => fired === 0)
    .map(({ id }) => ({ scenario: (document as Scenario).id, rule: id }))

/** Checks what every armed scenario expects; a world without a check fails. */
export const verifyWorld = (world: World, journal: Journal): Verification => {
  const states = (world.header.armed ?? []).flatMap((id) => world.collections.scenarios.get(id) ?? [])
  const checks = states.flatMap((state) => checksOf(world, state, journal))
  return {
    ok: checks.length > 0 && checks.every(({ ok }) => ok),
    world: world.header.id,
    seed: world.header.seed,
    checks,
    unused: states.flatMap((state) => unusedOf(world, state)),
  }
}
