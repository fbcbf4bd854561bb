import { defineCommand, fileOf } from '../command'
import { exitCode } from '../exit-code'
import { recordOptions } from '../record/record-options'
import { writeOut } from '../write-out'

export const record = defineCommand({
  usage: 'record <world>',
  summary: 'Make a scenario of what a session went through: armed, the same calls end the same way.',
  options: recordOptions,
  examples: ['record demo --out what-i-saw.yaml'],
  json: ({ z }) =>
    z.union([
      z.looseObject({ id: z.string(), title: z.string() }),
      z.strictObject({ file: z.string(), id: z.string(), rules: z.number().int() }),
    ]),
  handler: async (run, world) => {
    const { scenario, yaml } = await (await import('../record/make-recording')).makeRecording(run, world)
    const file = fileOf(run.given)
    if (file === undefined) {
      run.show(scenario, () => yaml.trimEnd().split('\n'))
      return exitCode.fine
    }
    await writeOut(file, yaml)
    const { id, rules = [] } = scenario
    run.show({ file, id, rules: rules.length }, () => `Wrote the scenario ${id} to ${file}.`)
    return exitCode.fine
  },
})
