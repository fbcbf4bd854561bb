import type { Scenario } from '@soe/scenario'
import { RefusalFault, type ScenarioState, type WorldDraft } from '@soe/world'

/** What a world may have armed at a time. */
const mostScenarios = 100
const mostRules = 2000

const assertRoom = (draft: WorldDraft, { id, rules }: Scenario) => {
  const others = draft.scenarios.values().filter((state) => state.id !== id)
  const count = others.reduce((sum, { document }) => sum + (document as Scenario).rules.length, rules.length)
  if (others.length < mostScenarios && count <= mostRules) return
  const said = `A world has at most ${mostScenarios} scenarios with ${mostRules} rules armed: disarm one first.`
  throw new RefusalFault(409, 'TOO_MANY_SCENARIOS', said)
}

const forgetTallies = (draft: WorldDraft, scenario: string) => {
  for (const tally of draft.tallies.values()) if (tally.scenario === scenario) draft.tallies.delete(tally.id)
}

const others = (draft: WorldDraft, id: string) => (draft.header.armed ?? []).filter((armed) => armed !== id)

/** Arms a scenario, behind those that are armed already; one of the same id gives way, with what it has counted. */
export const armScenario = (
  draft: WorldDraft,
  scenario: Scenario,
  { digest, since }: Pick<ScenarioState, 'digest' | 'since'>,
) => {
  assertRoom(draft, scenario)
  forgetTallies(draft, scenario.id)
  draft.scenarios.put({ id: scenario.id, document: scenario, digest, since, armedAt: draft.now })
  draft.configure({ armed: [...others(draft, scenario.id), scenario.id] })
}

/** Answers whether it was armed. */
export const disarmScenario = (draft: WorldDraft, id: string): boolean => {
  if (!draft.scenarios.get(id)) return false
  forgetTallies(draft, id)
  draft.scenarios.delete(id)
  draft.configure({ armed: others(draft, id) })
  return true
}
