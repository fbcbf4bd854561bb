import type { RefusedCalls, Verification, VerificationCheck } from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import { isoInstant } from '@soe/rules'
import { keysOfRule, ruleTotals, unmetFields, type Rule, type RuleTotal, type Scenario } from '@soe/scenario'
import type { ScenarioState, World, ScriptFailure } from '@soe/world'
import { jsonIn } from '../http/carried-answer'
import type { Journal } from '../journal/journal'
import type { RecordedCall } from '../journal/recorded-call'
import { documentOf } from '../pipeline/armed-rules'
import { boundsOf, countText, isWithin } from './count-bounds'
import { findNearMisses } from './describe-rules'
import { seenSince, type CallSeen, type SeenSince } from './seen-since'
import {
  checkCalls,
  checkContract,
  checkEvents,
  checkOnly,
  checkOrder,
  unlessEmpty,
  unlessMoved,
  type Finding,
  type Placed,
} from './verify-calls'

/** A count of each session or cart by itself may never get to where the rule fires, however many calls come. */
const apartText = ({ per }: Rule, { matched, fired, owners }: RuleTotal): string =>
  per === 'world' || fired > 0 || owners < 2
    ? ''
    : `, each ${per} by itself: they came of ${owners} ${per}s${matched === owners ? ', so each was the first of its own' : ''}; "per: world" counts them together`

const checkFired = (
  scenario: Scenario,
  { expectation: { rule = '', fired = 0 } }: Placed,
  totals: readonly RuleTotal[],
  { calls }: SeenSince,
): Finding => {
  const total = totals.find(({ id }) => id === rule)
  const named = scenario.rules.find(({ id }) => id === rule)
  const found = total?.fired ?? 0
  const bounds = boundsOf(fired)
  const keys: readonly string[] = named ? keysOfRule(named) : []
  const refused = calls.filter(({ isRefused, operation }) => isRefused && keys.includes(operation)).length
  const beside = refused === 0 ? '' : `; ${refused} more refused before any rule`
  const apart = named && total ? apartText(named, total) : ''
  return {
    check: {
      rule,
      expected: `fired: ${countText(fired)}`,
      actual: `fired: ${found}, of ${total?.matched ?? 0} calls that it counted${apart}${beside}`,
      ok: isWithin(found, bounds),
      kind: 'fired',
      found,
      ...bounds,
    },
    isNear: ({ operation }) => keys.includes(operation),
  }
}

const check = (scenario: Scenario, placed: Placed, totals: readonly RuleTotal[], since: SeenSince): Finding => {
  const { expectation } = placed
  if (expectation.rule !== undefined) return checkFired(scenario, placed, totals, since)
  if (expectation.on) return checkCalls(placed, since)
  if (expectation.only) return checkOnly(expectation, since)
  if (expectation.order) return checkOrder(placed, since)
  if (expectation.event !== undefined) return checkEvents(expectation, since)
  return checkContract(since)
}

const maxNearest = 5

const sentRequest = ({ body, query }: RecordedCall): unknown => (body === '' ? query : jsonIn(body))

/** The fields of a request that are not as they are asked for. */
const fieldsOf = ({ recorded }: CallSeen, { request }: Finding): string => {
  if (!request || !recorded?.call.isBodyKept) return ''
  const unmet = unmetFields(redact(sentRequest(recorded.call)), request)
  return unmet.map(({ path, asked, sent }) => `; ${path}: expected ${asked}, sent ${sent}`).join('')
}

const lackedAt = ({ isRefused, recorded }: CallSeen, scenario: string, rule: string): string => {
  if (isRefused) return '; refused before any rule saw it.'
  const miss = recorded
    ? findNearMisses(recorded.call.ending).find((found) => found.rule === rule && found.scenario === scenario)
    : undefined
  return miss ? `; ${miss.sentence}` : ''
}

const answerText = ({ isRefused, status, error, sent }: CallSeen): string =>
  [isRefused ? `${status} ${error}` : (error ?? String(status)), ...(sent === undefined ? [] : [sent])].join(', ')

/** The latest calls that could have mattered, and what the rule or the request lacked at each. */
const nearestOf = (scenario: string, finding: Finding, { calls }: SeenSince): string[] =>
  calls
    .filter(finding.isNear)
    .slice(-maxNearest)
    .map((call) => {
      const lacked = lackedAt(call, scenario, finding.check.rule)
      return `${call.name} ${call.operation} answered ${answerText(call)}${fieldsOf(call, finding)}${lacked}`
    })

const totalsOf = (world: World, scenario: Scenario) => ruleTotals(world.collections.tallies.values(), scenario)

const armedAgainText = ({ countedBefore = 0 }: ScenarioState): string =>
  countedBefore === 0
    ? ''
    : `, since it was armed again after ${countedBefore} ${countedBefore === 1 ? 'call' : 'calls'}`

const promises: Readonly<Record<ScriptFailure['kind'], string>> = {
  command: 'its commands run',
  'off-contract': 'its answer keeps the contract, or says offContract: true',
  unsent: 'its answer is sent',
  held: 'the answer that it waits for comes in time',
}

const plural = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** A reply that some call got is one that works; another call may well fail by itself. */
const isExcused = ({ kind, rule, count }: ScriptFailure, totals: readonly RuleTotal[]): boolean =>
  kind === 'unsent' && count < (totals.find(({ id }) => id === rule)?.fired ?? 0)

const stillHeld = (scenario: string, calls: readonly CallSeen[]) =>
  calls.flatMap(({ sent, heldBy, name, operation }) =>
    sent === 'held' && heldBy?.scenario === scenario
      ? [
          {
            rule: heldBy.rule,
            kind: 'held' as const,
            count: 1,
            actual: `the answer of ${name} ${operation} is still held`,
          },
        ]
      : [],
  )

/** A failed check for each thing that a rule was to do and could not: it fired, and yet the script did not run. */
const checkScript = (
  { id, failures = [] }: ScenarioState,
  totals: readonly RuleTotal[],
  calls: readonly CallSeen[],
): VerificationCheck[] => {
  const failed = failures
    .filter((failure) => !isExcused(failure, totals))
    .map(({ rule, kind, reason, count }) => ({ rule, kind, count, actual: `failed ${plural(count)}: ${reason}` }))
  return [...failed, ...stillHeld(id, calls)].map(({ rule, kind, count, actual }) => ({
    scenario: id,
    rule,
    expected: promises[kind],
    actual,
    ok: false,
    kind: 'script',
    found: count,
    atLeast: 0,
    atMost: 0,
  }))
}

const checksOf = (world: World, state: ScenarioState, journal: Journal): VerificationCheck[] => {
  const scenario = documentOf(state)
  const totals = totalsOf(world, scenario)
  const since = seenSince(journal, world, state)
  const expected = scenario.expect.map((expectation, index) => {
    const judged = check(scenario, { scenario: scenario.id, index, expectation }, totals, since)
    const finding = unlessMoved(unlessEmpty(judged, since), since)
    const nearest = finding.check.ok ? [] : nearestOf(scenario.id, finding, since)
    const asked = `${finding.check.expected}${armedAgainText(state)}`
    return { scenario: scenario.id, ...finding.check, expected: asked, ...(nearest.length > 0 && { nearest }) }
  })
  return [...expected, ...checkScript(state, totals, since.calls)]
}

const unusedOf = (world: World, state: ScenarioState) =>
  totalsOf(world, documentOf(state))
    .filter(({ fired }) => fired === 0)
    .map(({ id }) => ({ scenario: state.id, rule: id }))

/** Calls that never reached a rule, by what refused them. */
const refusedSince = (world: World, states: readonly ScenarioState[], journal: Journal): RefusedCalls[] => {
  const first = states.toSorted((left, right) => left.since.seq - right.since.seq)[0]
  if (!first) return []
  const ways = new Map<string, RefusedCalls>()
  for (const { operation, status, error = '', isRefused } of seenSince(journal, world, first).calls) {
    const way = `${operation} ${status} ${error}`
    if (isRefused) ways.set(way, { operation, status, error, calls: (ways.get(way)?.calls ?? 0) + 1 })
  }
  return [...ways.values()]
}

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
  const taken = journal.takenOf(world.header.id)
  return {
    ok: checks.length > 0 && checks.every(({ ok }) => ok),
    ...(checks.length === 0 && { reason: reasonOf(states) }),
    world: world.header.id,
    seed: world.header.seed,
    checks,
    unused: states.flatMap((state) => unusedOf(world, state)),
    ...(refused.length > 0 && { refused }),
    ...(taken && { since: isoInstant(taken.since) }),
  }
}
