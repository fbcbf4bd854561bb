import type { WorldOverview } from '@soe/simulator-client'
import { columns } from '../columns'
import type { CommandRun } from '../command-run'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'

const row = (world: WorldOverview) => [
  world.id,
  world.persona,
  describeClock(world),
  String(world.seed),
  String(world.armed),
]

export const listWorlds = async ({ connect, show }: CommandRun): Promise<number> => {
  const worlds = await (await connect()).listWorlds()
  show(worlds, () => columns([['WORLD', 'PERSONA', 'CLOCK', 'SEED', 'ARMED'], ...worlds.map(row)]))
  return exitCode.fine
}
