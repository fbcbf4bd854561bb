import { CommanderError, type Command } from 'commander'
import { createProgram } from './create-program'
import { exitCode } from './exit-code'
import { printingIo, type ProcessIo } from './io'

const helpWords: readonly string[] = ['help', '--help', '-h']

const isUnknown = ({ commands }: Command, [word, ...rest]: readonly string[]): boolean => {
  if (word === undefined || commands.length === 0) return false
  const found = commands.find((command) => command.name() === word)
  return !found || isUnknown(found, rest)
}

/** Help about no command is not asked for, so that the word is refused; about one, it is asked of the command itself. */
const withHelpAsked = (program: Command, argv: readonly string[]): readonly string[] => {
  const words = argv.filter((word) => !helpWords.includes(word))
  if (words.length < argv.length && !words[0]?.startsWith('-') && isUnknown(program, words)) return words
  return argv[0] === 'help' ? [...words, '--help'] : argv
}

/** Runs one command line and returns its exit code. */
export const main = async (argv: readonly string[], processIo: ProcessIo): Promise<number> => {
  let ended: number = exitCode.fine
  const program = createProgram(
    printingIo(processIo),
    (code) => {
      ended = code
    },
    argv.includes('--json'),
  )
  try {
    await program.parseAsync([...withHelpAsked(program, argv)], { from: 'user' })
    return ended
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? exitCode.fine : exitCode.wrongInput
  }
}
