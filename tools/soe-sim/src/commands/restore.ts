import type { CommandRun } from '../command-run'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'
import { readSnapshot } from '../read-snapshot'

/** Takes a world back to a snapshot. */
export const restore = async ({ io, connect, show }: CommandRun, world: string, file: string): Promise<number> => {
  const snapshot = await readSnapshot(file, io)
  const simulator = await connect()
  const restored = await simulator.restore(world, snapshot)
  const { frozen } = snapshot
  show(restored, () => `Restored the world ${world} of ${file}: clock ${describeClock({ now: restored.now, frozen })}.`)
  return exitCode.fine
}
