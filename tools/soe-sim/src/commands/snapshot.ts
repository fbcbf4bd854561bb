import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { writeSnapshot } from '../write-snapshot'

interface Given {
  readonly out?: string
  /** The name to keep it under; `true` for one made of world and time. */
  readonly keep?: string | true
}

const keep = async ({ connect, show }: CommandRun, world: string, name: string | true): Promise<number> => {
  const simulator = await connect()
  const kept = await simulator.keepSnapshot({ world, ...(name !== true && { name }) })
  show(kept, () => `Kept the world ${world} as the snapshot ${kept.id}.`)
  return exitCode.fine
}

export const snapshot = async (run: CommandRun<Given>, world: string): Promise<number> => {
  if (run.given.keep !== undefined) return keep(run, world, run.given.keep)
  await writeSnapshot(run, await (await run.connect()).snapshot(world), { world })
  return exitCode.fine
}
