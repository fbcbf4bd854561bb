import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'

export const dropWorld = async ({ connect, show }: CommandRun, world: string): Promise<number> => {
  const simulator = await connect()
  // Dropping one that is not there is no failure of the client; here it is most likely a slip.
  await simulator.getWorld(world)
  await simulator.dropWorld(world)
  show({ dropped: world }, () => `Dropped the world ${world}.`)
  return exitCode.fine
}
