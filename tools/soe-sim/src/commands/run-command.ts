import { isRecord, commandNamed } from '@soe/contracts'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

type Arguments = Record<string, unknown>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const pairOf = (word: string): [string, unknown] => {
  const at = word.indexOf('=')
  if (at > 0) return [word.slice(0, at), parsed(word.slice(at + 1))]
  throw new InputError(
    'INVALID_ARGUMENT',
    `"${word}" is not an argument of a command: write name=value, or one JSON object.`,
  )
}

/** What a command takes: one JSON object, or words such as channel=VZW-RETAIL. */
const argumentsOf = (words: readonly string[]): Arguments => {
  const [first = ''] = words
  if (!first.startsWith('{')) return Object.fromEntries(words.map(pairOf))
  const given = parsed(words.join(' '))
  if (isRecord(given)) return given
  throw new InputError('INVALID_ARGUMENT', 'The arguments are not a JSON object.')
}

const assertKnown = (name: string, known: readonly string[]) => {
  if (!known.includes(name)) throw new InputError('UNKNOWN_COMMAND', `There is no command "${name}".`, known)
}

export const runCommand = defineCommand({
  usage: 'command <world> <name> [arguments...]',
  summary: 'Run a command in a world; its arguments are words such as channel=VZW-RETAIL, or one JSON object.',
  examples: ['command demo lockCart channel=VZW-RETAIL ttl=PT15M', `command demo setCredit '{"status": "OH"}'`],
  json: ({ control }) => control.runCommand.responses[200],
  handler: async ({ connect, show }, world, name, words) => {
    const given = argumentsOf(words)
    const simulator = await connect()
    assertKnown(
      name,
      (await simulator.commands()).map((command) => command.name),
    )
    // The simulator checks the arguments, and names what is wrong with them.
    const affected = await simulator.command(world, commandNamed(name, given))
    show({ done: name, affected }, () => `Ran ${name} in the world ${world}; it touched ${affected}.`)
    return exitCode.fine
  },
})
