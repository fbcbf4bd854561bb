import type { Command } from 'commander'

/** A command with what may follow it, as a shell completes it. */
export interface CompletedCommand {
  /** Such as `worlds make`; empty for the program itself. */
  readonly path: string
  readonly summary: string
  readonly commands: readonly string[]
  readonly flags: readonly string[]
}

const firstSentence = (text: string): string => text.split(/[.;:]/, 1)[0] ?? ''

const flagsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ long }) => (long ? [long] : [])),
  '--help',
]

/** The command and all below it. */
export const completionWords = (command: Command, path = ''): CompletedCommand[] => [
  {
    path,
    summary: firstSentence(command.description()),
    commands: command.commands.map((each) => each.name()),
    flags: flagsOf(command),
  },
  ...command.commands.flatMap((each) => completionWords(each, `${path} ${each.name()}`.trim())),
]
