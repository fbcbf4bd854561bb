import type { CommandRun } from '../command-run'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'
import { readSnapshot } from '../read-snapshot'

/** Takes a world back to a snapshot. */
export const restore = async ({ io, connect, show }: CommandRun, world: string, source: string): Promise<number> => {
  const snapshot = await readSnapshot(source, io)
  const simulator = await connect()
  const restored = await simulator.restore(world, snapshot)
  const clock = describeClock(await simulator.getWorld(world))
  show(restored, () => `Restored the world ${world} of ${source}: clock ${clock}.`)
  return exitCode.fine
}
