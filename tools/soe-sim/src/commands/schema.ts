import { defineCommand, pathOf } from '../command'
import { jsonLines } from '../command-run'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

export const schema = defineCommand({
  usage: 'schema <command...>',
  summary: 'Print the JSON Schema of a scenario, for editors, or of what a command prints with --json.',
  examples: ['schema scenario > scenario.schema.json', 'schema worlds make'],
  notes: `A file that begins with
  # yaml-language-server: $schema=./scenario.schema.json
is completed and checked by editors that know YAML.`,
  isLocal: true,
  handler: async ({ io, commands }, words) => {
    const name = words.join(' ')
    if (name === 'scenario') {
      const { scenarioJsonSchema } = await import('@soe/scenario')
      io.out(jsonLines(scenarioJsonSchema()))
      return exitCode.fine
    }
    const answer = commands.find((command) => pathOf(command) === name)?.json
    if (!answer) {
      const allowed = commands.filter(({ json }) => json).map(pathOf)
      throw new InputError('UNKNOWN_COMMAND', `There is no command "${name}" with --json.`, ['scenario', ...allowed])
    }
    const { answers, jsonSchemaOf } = await import('../answers')
    io.out(jsonLines(jsonSchemaOf(answer(answers))))
    return exitCode.fine
  },
})
