import { flagsOf, pathOf, type SimCommand } from '../command'

/** A command with what may follow it, as a shell completes it. */
export interface CompletedCommand {
  /** Such as `worlds make`; empty for the program itself. */
  readonly path: string
  readonly summary: string
  readonly commands: readonly string[]
  readonly flags: readonly string[]
}

const firstSentence = (text: string): string => text.split(/[.;:]/, 1)[0] ?? ''

/** Names of the commands right below one. */
const below = (path: string, commands: readonly SimCommand[]): string[] =>
  commands
    .map((command) => pathOf(command).split(' '))
    .filter((words) => words.slice(0, -1).join(' ') === path)
    .flatMap((words) => words.at(-1) ?? [])

/** The program and all its commands. */
export const completionWords = (commands: readonly SimCommand[]): CompletedCommand[] => [
  { path: '', summary: '', commands: below('', commands), flags: ['--version', '--help'] },
  ...commands.map((command) => ({
    path: pathOf(command),
    summary: firstSentence(command.summary),
    commands: below(pathOf(command), commands),
    flags: [...Object.keys(flagsOf(command)).map((flag) => flag.replace(/ .*$/, '')), '--help'],
  })),
]
