import { defineCommand, fileOf, outFile } from '../command'
import { exitCode } from '../exit-code'
import { writeOut } from '../write-out'

export const importHar = defineCommand({
  usage: 'import-har <file>',
  summary: 'Make a scenario of an HTTP archive: what failed in it fails again at the same call.',
  options: { '--id <id>': 'the id of the scenario', '--latency': 'calls take as long as they took', ...outFile },
  examples: ['import-har production.har --out production.yaml'],
  isLocal: true,
  json: ({ z }) =>
    z.union([
      z.looseObject({ id: z.string(), title: z.string() }),
      z.strictObject({ file: z.string(), id: z.string(), rules: z.number().int() }),
    ]),
  handler: async ({ io, given, show }, archive) => {
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
