import { defineCommand, pathOf } from '../command'
import { jsonLines } from '../command-run'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

export const schema = defineCommand({
  usage: 'schema <command...>',
  summary: 'Print the JSON Schema of what a command prints with --json.',
  examples: ['schema verify', 'schema worlds make'],
  isLocal: true,
  handler: async ({ io, commands }, words) => {
    const name = words.join(' ')
    const answer = commands.find((command) => pathOf(command) === name)?.json
    if (!answer) {
      const allowed = commands.filter(({ json }) => json).map(pathOf)
      throw new InputError('UNKNOWN_COMMAND', `There is no command "${name}" with --json.`, allowed)
    }
    const { answers, jsonSchemaOf } = await import('../answers')
    io.out(jsonLines(jsonSchemaOf(answer(answers))))
    return exitCode.fine
  },
})
