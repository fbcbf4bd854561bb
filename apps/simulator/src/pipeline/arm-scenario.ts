import { runCommand } from '@soe/carrier'
import { describeHoldCycle, holdCycle, lintCarried, messageOf, pathOf, type Scenario } from '@soe/scenario'
import { RefusalFault, type ScenarioState, type WorldDraft } from '@soe/world'
import { documentOf } from './armed-rules'
import { beforeBackend } from './carriers'
import { runOwnCommand } from './carrier-states'
import { seeEvent, seenSoFar } from './see-call'

const maxScenarios = 100
const maxRules = 2000

export const assertArmable = (scenarios: readonly Scenario[]) => {
  const count = scenarios.reduce((sum, { rules }) => sum + rules.length, 0)
  if (scenarios.length <= maxScenarios && count <= maxRules) return
  const message = `A world has at most ${maxScenarios} scenarios with ${maxRules} rules armed: disarm one first.`
  throw new RefusalFault('TOO_MANY_SCENARIOS', message)
}

/** Refuses rules of several scenarios whose answers would wait for each other. */
const assertNoCycle = (scenarios: readonly Scenario[]) => {
  const cycle = holdCycle(scenarios.flatMap(({ rules }) => rules))
  if (cycle) throw new RefusalFault('INVALID_SCENARIO', describeHoldCycle(cycle))
}

/** Refuses what nobody can do, or know, in front of a real backend. */
const assertCarried = ({ header: { carrier } }: WorldDraft, scenario: Scenario) => {
  const findings = carrier ? lintCarried(scenario, beforeBackend(carrier)) : []
  const [first] = findings
  if (!first) return
  const said = findings.map((finding) => `${pathOf(finding.segments)}: ${messageOf(finding)}`).join('\n')
  throw new RefusalFault('INVALID_SCENARIO', said, first.allowed)
}

const assertRoom = (draft: WorldDraft, scenario: Scenario) => {
  const others = draft.scenarios.values().filter(({ id }) => id !== scenario.id)
  const scenarios = [...others.map(documentOf), scenario]
  assertArmable(scenarios)
  assertNoCycle(scenarios)
}

const deleteCounters = (draft: WorldDraft, scenario: string) => {
  for (const counter of draft.tallies.values()) if (counter.scenario === scenario) draft.tallies.delete(counter.id)
}

const othersArmed = (draft: WorldDraft, id: string) => (draft.header.armed ?? []).filter((armed) => armed !== id)

/** Runs what a scenario sets up; one command that can't be run refuses the arming. */
const runSetup = (draft: WorldDraft, { setup = [] }: Scenario, realNow: number) =>
  setup.forEach((command, index) => {
    try {
      if (draft.header.carrier) runOwnCommand(draft, command, realNow)
      else runCommand(draft, command, realNow)
    } catch (error) {
      if (!(error instanceof RefusalFault)) throw error
      const place = `setup[${index}].${Object.keys(command)[0]}`
      throw new RefusalFault('INVALID_SCENARIO', `${place}: ${error.message}`, error.allowed)
    }
  })

/** Calls that have counted for a scenario, in all its armings. */
const countedFor = ({ header }: WorldDraft, state: ScenarioState | undefined): number =>
  state ? seenSoFar(header).calls - (state.since.calls ?? 0) + (state.countedBefore ?? 0) : 0

/** Arms a scenario, behind those that are armed already; it replaces one of the same id and its counts. */
export const armScenario = (
  draft: WorldDraft,
  scenario: Scenario,
  { digest, realNow }: Pick<ScenarioState, 'digest'> & { readonly realNow: number },
) => {
  assertCarried(draft, scenario)
  assertRoom(draft, scenario)
  deleteCounters(draft, scenario.id)
  seeEvent(draft, ['scenario-armed'])
  const { id } = scenario
  const countedBefore = countedFor(draft, draft.scenarios.get(id))
  const since = seenSoFar(draft.header)
  draft.scenarios.put({
    id,
    document: scenario,
    digest,
    since,
    armedAt: draft.now,
    ...(countedBefore > 0 && { countedBefore }),
  })
  draft.configure({ armed: [...othersArmed(draft, scenario.id), scenario.id] })
  runSetup(draft, scenario, realNow)
}

/** Returns whether it was armed. */
export const disarmScenario = (draft: WorldDraft, id: string): boolean => {
  if (!draft.scenarios.get(id)) return false
  deleteCounters(draft, id)
  draft.scenarios.delete(id)
  const armed = othersArmed(draft, id)
  draft.configure({ armed })
  if (armed.length === 0) for (const seen of draft.seen.values()) draft.seen.delete(seen.id)
  return true
}
