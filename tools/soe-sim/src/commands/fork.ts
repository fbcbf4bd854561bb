import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'

/** Makes a second world that goes on from where the first one is. */
export const fork = async (
  { given, connect, show }: CommandRun<{ readonly id?: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const from = await simulator.snapshot(world)
  const made = await simulator.makeWorld({ from, ...(given.id !== undefined && { id: given.id }) })
  const enter = simulator.enterUrl(made.id)
  show({ ...made, enter }, () => [`Made the world ${made.id}, a fork of ${world}.`, `Enter it at ${enter}`].join('\n'))
  return exitCode.fine
}
