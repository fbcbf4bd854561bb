import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { writeOut } from '../write-out'

export const snapshot = async (
  { io, given, connect, show }: CommandRun<{ readonly out?: string }>,
  world: string,
): Promise<number> => {
  const simulator = await connect()
  const file = `${JSON.stringify(await simulator.snapshot(world), null, 2)}\n`
  if (given.out === undefined) io.out(file.trimEnd())
  else {
    await writeOut(given.out, file)
    show({ world, file: given.out }, () => `Wrote the world ${world} to ${given.out}.`)
  }
  return exitCode.fine
}
