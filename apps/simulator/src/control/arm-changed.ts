import { journalPlace } from '../control/journal-place'
import { noteEvent } from '../control/note-events'
import type { Edge } from '../http/edge'
import { changeWorld } from '../http/run-call'
import { armScenario } from '../scenario-player/arm-scenario'
import type { ChangedScenario } from './scenario-shelf'

const armIn = async (edge: Edge, worldId: string, { scenario, digest, before }: ChangedScenario) => {
  const { isArmed } = await changeWorld(edge, worldId, (makeDraft) => {
    const draft = makeDraft()
    const isOld = draft.scenarios.get(scenario.id)?.digest === before
    if (isOld) armScenario(draft, scenario, { digest, since: journalPlace(edge, worldId) })
    return { draft, isArmed: isOld }
  })
  if (!isArmed) return
  const sentence = `The scenario "${scenario.id}" was armed again, for its file has changed: its counts begin at none.`
  await noteEvent(edge, worldId, { kind: 'scenario-armed', sentence, details: { scenario: scenario.id } })
}

/** Arms what has changed in every world that has the version before it armed. */
export const armChanged = async (edge: Edge, changed: readonly ChangedScenario[]) => {
  if (changed.length === 0) return
  for (const { id, armed = [] } of await edge.worlds.list()) {
    for (const each of changed) {
      // A world that is gone, or has no room for more rules, keeps no other waiting.
      if (armed.includes(each.scenario.id)) await armIn(edge, id, each).catch(() => undefined)
    }
  }
}
