import { defineCommand, fileOf, outFile, type CommandRun } from '../command'
import { exitCode } from '../exit-code'
import { readText } from '../read-text'
import { writeOut } from '../write-out'

interface Given {
  readonly world: string | true
  readonly persona?: string
  readonly latency?: true
}

const importWorld = async ({ io, connect, show }: CommandRun, archive: string, given: Given) => {
  const [{ readHar }, { worldOfArchive }] = await Promise.all([
    import('../har/read-har'),
    import('../har/world-of-archive'),
  ])
  const calls = readHar(archive, await readText(archive, io))
  const simulator = await connect()
  const { world, reads, apart } = await worldOfArchive(simulator, archive, calls, given)
  const enter = simulator.enterUrl(world.id, '/', { session: 'last' })
  show({ ...world, enter, reads, apart }, () => [
    `Made the world ${world.id} of ${archive}: persona ${world.persona}, clock ${world.now.slice(0, 19)}Z.`,
    `Enter it at ${enter}`,
    `${reads} reads, of which it answers otherwise:${apart.length === 0 ? ' none.' : ''}`,
    ...apart.map((line) => `  ${line}`),
  ])
  return exitCode.fine
}

export const importHar = defineCommand({
  usage: 'import-har <file>',
  summary: 'Make a scenario of an HTTP archive, or a world: what failed in it fails again, or reads answer as in it.',
  options: {
    '--world [id]': 'make a world whose reads answer as those of the archive',
    '--persona <id>': 'who the customer of the world is; whoever the answers fit best unless told otherwise',
    '--id <id>': 'the id of the scenario',
    '--latency': 'calls take as long as they took',
    ...outFile,
  },
  examples: ['import-har production.har --out production.yaml', 'import-har production.har --world seen'],
  json: ({ control, z }) =>
    z.union([
      z.looseObject({ id: z.string(), title: z.string() }),
      z.strictObject({ file: z.string(), id: z.string(), rules: z.number().int() }),
      control.makeWorld.responses[201].extend({
        enter: z.string(),
        reads: z.number().int(),
        apart: z.array(z.string()),
      }),
    ]),
  handler: async (run, archive) => {
    const { io, given, show } = run
    const { world, persona, latency } = given
    if (world !== undefined)
      return importWorld(run, archive, {
        world,
        ...(persona !== undefined && { persona }),
        ...(latency && { latency }),
      })
    const { scenario, yaml } = await (await import('../har/import-archive')).importArchive(archive, given, io)
    const file = fileOf(given)
    if (file === undefined) {
      show(scenario, () => yaml.trimEnd().split('\n'))
      return exitCode.fine
    }
    await writeOut(file, yaml)
    const { id, rules = [] } = scenario
    show({ file, id, rules: rules.length }, () => `Wrote the scenario ${id} to ${file}.`)
    return exitCode.fine
  },
})
