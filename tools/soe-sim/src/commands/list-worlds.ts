import type { WorldOverview } from '@soe/simulator-client'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'

const labelsOf = ({ labels = {} }: WorldOverview): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

const row = (world: WorldOverview) => [
  world.id,
  world.persona,
  describeClock(world),
  String(world.seed),
  String(world.armed),
  world.title ?? '',
  labelsOf(world),
]

export const listWorlds = defineCommand({
  usage: 'worlds',
  summary: 'List the worlds; make, show, drop or enter one, or sweep many.',
  examples: ['worlds', 'worlds make --persona signed-in', 'worlds show demo'],
  json: ({ control }) => control.listWorlds.responses[200].shape.worlds,
  handler: async ({ connect, show }) => {
    const worlds = await (await connect()).listWorlds()
    show(worlds, () => columns([['WORLD', 'PERSONA', 'CLOCK', 'SEED', 'ARMED', 'TITLE', 'LABELS'], ...worlds.map(row)]))
    return exitCode.fine
  },
})
