import type { WorldOverview } from '@soe/simulator-client'
import { columns } from '../columns'
import type { CommandRun } from '../command-run'
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

export const listWorlds = async ({ connect, show }: CommandRun): Promise<number> => {
  const worlds = await (await connect()).listWorlds()
  show(worlds, () => columns([['WORLD', 'PERSONA', 'CLOCK', 'SEED', 'ARMED', 'TITLE', 'LABELS'], ...worlds.map(row)]))
  return exitCode.fine
}
