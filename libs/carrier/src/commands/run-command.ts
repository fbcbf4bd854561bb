import type { Command, CommandName } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { commands } from './commands'

/** What was run, and how many things it touched. */
export interface CommandResult {
  readonly done: CommandName
  readonly affected: number
}

/** Runs the one command that is named. */
export const runCommand = (draft: WorldDraft, command: Command, realNow: number): CommandResult => {
  // The name decides the type of the arguments; the compiler can't follow that through Object.entries.
  const [name, given] = Object.entries(command)[0] as [CommandName, never]
  return { done: name, affected: commands[name](draft, given, realNow) }
}
