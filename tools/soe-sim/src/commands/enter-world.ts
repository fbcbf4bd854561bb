import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { shopPath } from '../shop-path'

export const enterWorld = async (
  { given, connect, show }: CommandRun<{ readonly to: string }>,
  world: string,
): Promise<number> => {
  const to = shopPath(given.to)
  const simulator = await connect()
  await simulator.getWorld(world)
  const url = simulator.enterUrl(world, to)
  show({ world, url }, () => url)
  return exitCode.fine
}
