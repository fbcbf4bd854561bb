import { defineCommand, fileOf, outFile } from '../command'
import { exitCode } from '../exit-code'
import { writeOut } from '../write-out'

export const importHar = defineCommand({
  usage: 'import-har <file>',
  summary: 'Make a scenario or a world of an HTTP archive: what failed in it fails again, or reads answer as in it.',
  options: {
    '--world [id]': 'make a world whose reads answer as those of the archive',
    '--persona <id>': 'the persona of that world; the one that the answers fit best by default',
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
    if (given.world !== undefined) {
      await (await import('../har/world-of-archive')).importWorld(run, archive)
      return exitCode.fine
    }
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
