import { armScenario } from '../pipeline/arm-scenario'
import { changeWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { ChangedScenario } from '../scenario-files/scenario-library'
import { noteNow } from './note-events'

const armIn = async (simulator: SimulatorContext, worldId: string, { scenario, digest, before }: ChangedScenario) => {
  const { isArmed } = await changeWorld(simulator, worldId, (makeDraft) => {
    const draft = makeDraft()
    const isOld = draft.scenarios.get(scenario.id)?.digest === before
    if (isOld) armScenario(draft, scenario, { digest, realNow: simulator.clock() })
    return { draft, isArmed: isOld }
  })
  if (!isArmed) return
  const sentence = `The scenario "${scenario.id}" was armed again, for its file has changed: its counts begin at none.`
  await noteNow(simulator, worldId, { kind: 'scenario-armed', sentence, details: { scenario: scenario.id } })
}

/** Arms changed scenarios in every world that has the version before armed. */
export const armChanged = async (simulator: SimulatorContext, changed: readonly ChangedScenario[]) => {
  if (changed.length === 0) return
  for (const { id, armed = [] } of await simulator.worlds.list()) {
    for (const each of changed) {
      // A world that is gone, or has no room for more rules, must not stop the others.
      if (armed.includes(each.scenario.id)) await armIn(simulator, id, each).catch(() => undefined)
    }
  }
}
