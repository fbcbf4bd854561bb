import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { readSnapshot } from '../read-snapshot'

export const replay = async (
  { io, given, connect, show }: CommandRun<{ readonly id?: string }>,
  source: string,
): Promise<number> => {
  const from = await readSnapshot(source, io)
  const simulator = await connect()
  const world = await simulator.makeWorld({ from, ...(given.id !== undefined && { id: given.id }) })
  const enter = simulator.enterUrl(world.id)
  show({ ...world, enter }, () => [
    `Made the world ${world.id} of ${source}: persona ${world.persona}, seed ${world.seed}, clock ${world.now}.`,
    `Enter it at ${enter}`,
  ])
  return exitCode.fine
}
