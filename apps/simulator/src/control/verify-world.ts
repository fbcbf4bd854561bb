import type { Verification, VerificationCheck } from '@soe/contracts'
import { keysOf, type Count, type Expectation, type Scenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'
import type { Journal, NumberedCall } from '../http/journal'
import { ruleTotals, type RuleTotal } from '../scenario-player/rule-totals'
import { nearMisses } from './describe-rules'

const countText = (count: Count): string => {
  if (typeof count === 'number') return String(count)
  const { min, max } = count
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `${min} to ${max}`
}

const isWithin = (found: number, count: Count): boolean =>
  typeof count === 'number' ? found === count : found >= (count.min ?? 0) && found <= (count.max ?? Infinity)

/** What is known of the time since a scenario was armed. */
interface Since {
  readonly calls: readonly NumberedCall[]
  /** The id of a call. */
  readonly nameOf: (seq: number) => string
  /** Why some of its calls are not known. */
  readonly gap?: string
}

/** A journal is of one world in one process. */
const sinceArming = (journal: Journal, worldId: string, { since }: ScenarioState): Since => {
  const kept = journal.entriesOf(worldId)
  const nameOf = (seq: number) => journal.nameOf(worldId, seq)
  if (since.journal !== `${journal.id}/${worldId}`) {
    return { calls: kept, nameOf, gap: 'the journal began after the scenario was armed; arm it again' }
  }
  const calls = kept.filter(({ seq }) => seq > since.seq)
  const isCut = (kept[0]?.seq ?? 1) > since.seq + 1
  return { calls, nameOf, ...(isCut && { gap: 'the journal no longer holds the first calls' }) }
}

type Finding = Pick<VerificationCheck, 'rule' | 'expected' | 'actual' | 'ok'> & { readonly of?: readonly string[] }

/** A count that lacks calls can only be judged where more of them would change nothing. */
const counted = (rule: string, found: number, count: Count, { gap }: Since): Finding => {
  const max = typeof count === 'number' ? count : (count.max ?? Infinity)
  const ok = isWithin(found, count) && (gap === undefined || max === Infinity)
  return {
    rule,
    expected: `calls: ${countText(count)}`,
    actual: gap === undefined ? `calls: ${found}` : `calls: ${found} or more: ${gap}`,
    ok,
  }
}

const checkFired = ({ rule = '', fired = 0 }: Expectation, totals: readonly RuleTotal[]): Finding => {
  const total = totals.find(({ id }) => id === rule)
  const found = total?.fired ?? 0
  return {
    rule,
    expected: `fired: ${countText(fired)}`,
    actual: `fired: ${found}, of ${total?.matched ?? 0} calls that it counted`,
    ok: isWithin(found, fired),
  }
}

const checkCalls = ({ on = [], audience, calls, never }: Expectation, since: Since): Finding => {
  const keys = on.flatMap((target) => [...keysOf(target)])
  const made = since.calls.filter(
    ({ call }) => keys.includes(call.operation) && (!audience || audience.includes(call.context.audience)),
  )
  const name = [on.join(', '), ...(audience ? [`by ${audience.join(', ')}`] : [])].join(' ')
  return { ...counted(name, made.length, never ? 0 : (calls ?? { min: 1 }), since), of: keys }
}

/** How many of the calls came in this order. */
const progress = (order: readonly string[], { calls }: Since): number =>
  calls.reduce((reached, { call }) => (call.operation === order[reached] ? reached + 1 : reached), 0)

const checkOrder = (order: readonly string[], since: Since): Finding => {
  const reached = progress(order, since)
  const done = reached === 0 ? 'none' : order.slice(0, reached).join(' → ')
  const ok = reached === order.length
  const why = !ok && since.gap !== undefined ? `; ${since.gap}` : ''
  return { rule: 'order', expected: order.join(' → '), actual: `${done}${why}`, ok, of: order }
}

/** Refusals of what the contract does not know, and failures of the simulator itself. */
const offContract: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'INVALID_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'INTERNAL_ERROR',
])

const checkContract = (since: Since): Finding => {
  const found = since.calls.filter(({ call }) => call.isRefused && offContract.has(call.error ?? ''))
  const named = found.slice(0, 5).map(({ seq, call }) => `${since.nameOf(seq)} ${call.operation} ${call.error}`)
  const actual = [String(found.length), ...named, ...(since.gap === undefined ? [] : [since.gap])].join('; ')
  return { rule: 'off contract', expected: '0', actual, ok: found.length === 0 && since.gap === undefined }
}

const findingOf = (expected: Expectation, totals: readonly RuleTotal[], since: Since): Finding => {
  if (expected.rule !== undefined) return checkFired(expected, totals)
  if (expected.on) return checkCalls(expected, since)
  if (expected.order) return checkOrder(expected.order, since)
  return checkContract(since)
}

const mostNearest = 5

/** The latest calls that could have mattered, and what the rule lacked at each. */
const nearestOf = (scenario: string, { rule, of }: Finding, { calls, nameOf }: Since): string[] => {
  const about = calls.filter(({ call }) =>
    of
      ? of.includes(call.operation)
      : call.verdict?.considered.list.rules.some((played) => played.rule.id === rule && played.scenario === scenario),
  )
  return about.slice(-mostNearest).map(({ seq, call }) => {
    const lacked = nearMisses(call.verdict).find((said) => said.startsWith(`${rule}: `))
    return `${nameOf(seq)} ${call.operation} answered ${call.error ?? call.status}${lacked ? `; ${lacked}` : ''}`
  })
}

const checksOf = (world: World, state: ScenarioState, journal: Journal): VerificationCheck[] => {
  const scenario = state.document as Scenario
  const totals = ruleTotals(world, scenario)
  const since = sinceArming(journal, world.header.id, state)
  return scenario.expect.map((expected) => {
    const finding = findingOf(expected, totals, since)
    const { of: _, ...check } = finding
    const nearest = check.ok ? [] : nearestOf(scenario.id, finding, since)
    return { scenario: scenario.id, ...check, ...(nearest.length > 0 && { nearest }) }
  })
}

const unusedOf = (world: World, { document }: ScenarioState) =>
  ruleTotals(world, document as Scenario)
    .filter(({ fired }) => fired === 0)
    .map(({ id }) => ({ scenario: (document as Scenario).id, rule: id }))

/** Checks what every armed scenario expects; nothing to check is a failure. */
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
