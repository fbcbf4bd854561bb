import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'

export const dropWorld = async ({ connect, show }: CommandRun, world: string): Promise<number> => {
  const simulator = await connect()
  // The client accepts a world that is gone; on the command line it is most likely a typo.
  await simulator.getWorld(world)
  await simulator.dropWorld(world)
  show({ dropped: world }, () => `Dropped the world ${world}.`)
  return exitCode.fine
}
