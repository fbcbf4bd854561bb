import type { RefusedCalls, Verification, VerificationCheck } from '@soe/contracts'
import { keysOfRule, ruleTotals, type Expectation, type RuleTotal, type Scenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'
import type { Journal, NumberedCall } from '../journal/journal'
import { callsSince, type CallsSince } from './calls-since'
import { boundsOf, countText, isWithin } from './count-bounds'
import { findNearMisses } from './describe-rules'
import { checkCalls, checkContract, checkEvents, checkOrder, type Finding } from './verify-calls'
import { checkScript } from './verify-script'
import { documentOf } from '../pipeline/armed-rules'

const keysOfNamed = ({ rules }: Scenario, id: string): readonly string[] =>
  rules.filter((rule) => rule.id === id).flatMap(keysOfRule)

const refusedFor = (keys: readonly string[], { calls }: CallsSince): number =>
  calls.filter(({ call }) => call.ending.because === 'refused' && keys.includes(call.operation)).length

const checkFired = (
  scenario: Scenario,
  { rule = '', fired = 0 }: Expectation,
  totals: readonly RuleTotal[],
  since: CallsSince,
): Finding => {
  const total = totals.find(({ id }) => id === rule)
  const found = total?.fired ?? 0
  const bounds = boundsOf(fired)
  const keys = keysOfNamed(scenario, rule)
  const refused = refusedFor(keys, since)
  const beside = refused === 0 ? '' : `; ${refused} more refused before any rule`
  return {
    check: {
      rule,
      expected: `fired: ${countText(fired)}`,
      actual: `fired: ${found}, of ${total?.matched ?? 0} calls that it counted${beside}`,
      ok: isWithin(found, bounds),
      kind: 'fired',
      found,
      ...bounds,
    },
    isAbout: ({ operation }) => keys.includes(operation),
  }
}

const check = (scenario: Scenario, expected: Expectation, totals: readonly RuleTotal[], since: CallsSince): Finding => {
  if (expected.rule !== undefined) return checkFired(scenario, expected, totals, since)
  if (expected.on) return checkCalls(expected, since)
  if (expected.order) return checkOrder(expected.order, since)
  if (expected.event) return checkEvents(expected, since)
  return checkContract(since)
}

const maxNearest = 5

const lackedAt = ({ call }: NumberedCall, scenario: string, rule: string): string => {
  if (call.ending.because === 'refused') return '; refused before any rule saw it.'
  const miss = findNearMisses(call.ending).find((found) => found.rule === rule && found.scenario === scenario)
  return miss ? `; ${miss.sentence}` : ''
}

/** The latest calls that could have mattered, and what the rule lacked at each. */
const nearestOf = (scenario: string, { check: { rule }, isAbout }: Finding, { calls, nameOf }: CallsSince): string[] =>
  calls
    .filter(({ call }) => isAbout(call))
    .slice(-maxNearest)
    .map((found) => {
      const { seq, call } = found
      const answered = call.ending.because === 'refused' ? `${call.status} ${call.error}` : (call.error ?? call.status)
      return `${nameOf(seq)} ${call.operation} answered ${answered}${lackedAt(found, scenario, rule)}`
    })

const totalsOf = (world: World, scenario: Scenario) => ruleTotals(world.collections.tallies.values(), scenario)

const checksOf = (world: World, state: ScenarioState, journal: Journal): VerificationCheck[] => {
  const scenario = documentOf(state)
  const totals = totalsOf(world, scenario)
  const since = callsSince(journal, world.header.id, state)
  const expected = scenario.expect.map((expectation) => {
    const finding = check(scenario, expectation, totals, since)
    const nearest = finding.check.ok ? [] : nearestOf(scenario.id, finding, since)
    return { scenario: scenario.id, ...finding.check, ...(nearest.length > 0 && { nearest }) }
  })
  return [...expected, ...checkScript(state, totals)]
}

const unusedOf = (world: World, state: ScenarioState) =>
  totalsOf(world, documentOf(state))
    .filter(({ fired }) => fired === 0)
    .map(({ id }) => ({ scenario: state.id, rule: id }))

/** Calls that never reached a rule, by what refused them. */
const refusedSince = (world: World, states: readonly ScenarioState[], journal: Journal): RefusedCalls[] => {
  const first = states.toSorted((left, right) => left.since.seq - right.since.seq)[0]
  if (!first) return []
  const refused = callsSince(journal, world.header.id, first).calls.filter(
    ({ call }) => call.ending.because === 'refused',
  )
  const ways = new Map<string, RefusedCalls>()
  for (const { call } of refused) {
    const { operation, status, error = '' } = call
    const way = `${operation} ${status} ${error}`
    ways.set(way, { operation, status, error, calls: (ways.get(way)?.calls ?? 0) + 1 })
  }
  return [...ways.values()]
}

/** Why there is nothing to check. */
const reasonOf = (states: readonly ScenarioState[]): string => {
  if (states.length === 0) return 'no scenario is armed'
  const ids = states.map(({ id }) => id).join(', ')
  return `no armed scenario expects anything; give ${ids} an expect`
}

/** Checks what every armed scenario expects, and that its rules could do what they say; a world without a check fails. */
export const verifyWorld = (world: World, journal: Journal): Verification => {
  const states = (world.header.armed ?? []).flatMap((id) => world.collections.scenarios.get(id) ?? [])
  const checks = states.flatMap((state) => checksOf(world, state, journal))
  const refused = refusedSince(world, states, journal)
  return {
    ok: checks.length > 0 && checks.every(({ ok }) => ok),
    ...(checks.length === 0 && { reason: reasonOf(states) }),
    world: world.header.id,
    seed: world.header.seed,
    checks,
    unused: states.flatMap((state) => unusedOf(world, state)),
    ...(refused.length > 0 && { refused }),
  }
}
