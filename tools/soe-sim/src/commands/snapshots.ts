import type { KeptSnapshot } from '@soe/simulator-client'
import { columns } from '../columns'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { writeSnapshot } from '../write-snapshot'

const row = ({ id, name, world, persona, now }: KeptSnapshot) => [id, world, persona, now, name]

export const listSnapshots = async ({ connect, show }: CommandRun): Promise<number> => {
  const kept = await (await connect()).snapshots()
  show(kept, () => columns([['SNAPSHOT', 'WORLD', 'PERSONA', 'CLOCK', 'NAME'], ...kept.map(row)]))
  return exitCode.fine
}

export const saveSnapshot = async (run: CommandRun<{ readonly out?: string }>, id: string): Promise<number> => {
  await writeSnapshot(run, await (await run.connect()).keptSnapshot(id), { snapshot: id })
  return exitCode.fine
}

export const dropSnapshot = async ({ connect, show }: CommandRun, id: string): Promise<number> => {
  await (await connect()).dropSnapshot(id)
  show({ dropped: id }, () => `Dropped the snapshot ${id}.`)
  return exitCode.fine
}
