import type { KeptSnapshot } from '@soe/simulator-client'
import { columns } from '../columns'
import { defineCommand, outFile } from '../command'
import { exitCode } from '../exit-code'
import { writeSnapshot } from '../write-snapshot'

const row = ({ id, name, world, persona, now }: KeptSnapshot) => [id, world, persona, now, name]

export const listSnapshots = defineCommand({
  usage: 'snapshots',
  summary: 'List the snapshots that the simulator keeps; save or drop one.',
  examples: ['snapshots'],
  json: ({ control }) => control.listSnapshots.responses[200].shape.snapshots,
  handler: async ({ connect, show }) => {
    const kept = await (await connect()).snapshots()
    show(kept, () => columns([['SNAPSHOT', 'WORLD', 'PERSONA', 'CLOCK', 'NAME'], ...kept.map(row)]))
    return exitCode.fine
  },
})

export const saveSnapshot = defineCommand({
  usage: 'snapshots save <snapshot>',
  summary: 'Write a kept snapshot as a file.',
  options: outFile,
  examples: ['snapshots save before-the-checkout --out demo.json'],
  json: ({ control, z }) =>
    z.union([control.readSnapshot.responses[200], z.strictObject({ snapshot: z.string(), file: z.string() })]),
  handler: async (run, id) => {
    await writeSnapshot(run, await (await run.connect()).keptSnapshot(id), { snapshot: id })
    return exitCode.fine
  },
})

export const dropSnapshot = defineCommand({
  usage: 'snapshots drop <snapshot>',
  summary: 'Drop a kept snapshot.',
  examples: ['snapshots drop before-the-checkout'],
  json: ({ z }) => z.strictObject({ dropped: z.string() }),
  handler: async ({ connect, show }, id) => {
    await (await connect()).dropSnapshot(id)
    show({ dropped: id }, () => `Dropped the snapshot ${id}.`)
    return exitCode.fine
  },
})
