import type { World } from '@soe/world'
import type { WorldEvent } from '../journal/world-events'
import { changeWorld } from './change-world'
import { seeEvent } from './see-call'
import type { SimulatorContext } from './simulator-context'

/** What an expectation may call an event: its kind, the name of a page's event, and what a command did to the clock. */
const namesOf = ({ kind, details = {} }: WorldEvent): string[] => [
  kind,
  ...(kind === 'page-event' ? [String(details['event'])] : []),
  ...(kind === 'command-run' && 'advanceClock' in details ? ['clock-changed'] : []),
]

/** Writes an event into the journal of its world, and keeps it there where an armed scenario expects something of it. */
export const noteEvent = async (
  simulator: SimulatorContext,
  { header: { id, armed = [] } }: Pick<World, 'header'>,
  event: WorldEvent,
): Promise<void> => {
  simulator.journal.note(id, event)
  // Arming has counted itself.
  if (armed.length === 0 || event.kind === 'scenario-armed') return
  await changeWorld(simulator, id, (makeDraft) => {
    const draft = makeDraft()
    seeEvent(draft, namesOf(event))
    return { draft }
  })
}
