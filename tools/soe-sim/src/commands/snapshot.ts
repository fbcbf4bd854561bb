import { defineCommand, outFile, type GivenOptions, type CommandRun } from '../command'
import { exitCode } from '../exit-code'
import { writeSnapshot } from '../write-snapshot'

const options = {
  ...outFile,
  '--keep [name]': 'keep it in the simulator instead, under a name of its own or one made of world and time',
} as const

const keep = async (
  { connect, show }: CommandRun<GivenOptions<typeof options>>,
  world: string,
  name: string | true,
): Promise<number> => {
  const simulator = await connect()
  const kept = await simulator.keepSnapshot({ world, ...(name !== true && { name }) })
  show(kept, () => `Kept the world ${world} as the snapshot ${kept.id}.`)
  return exitCode.fine
}

export const snapshot = defineCommand({
  usage: 'snapshot <world>',
  summary: 'Take everything that a world is, as one JSON file.',
  options,
  examples: ['snapshot demo --out demo.json', 'snapshot demo --keep "before the checkout"'],
  json: ({ control, z }) =>
    z.union([
      control.takeSnapshot.responses[201],
      control.keepSnapshot.responses[201],
      z.strictObject({ world: z.string(), file: z.string() }),
    ]),
  handler: async (run, world) => {
    if (run.given.keep !== undefined) return keep(run, world, run.given.keep)
    await writeSnapshot(run, await (await run.connect()).snapshot(world), { world })
    return exitCode.fine
  },
})
