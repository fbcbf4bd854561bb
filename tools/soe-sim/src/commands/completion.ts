import type { Command } from 'commander'
import type { CommandRun } from '../command-run'
import { completionScript, completionShells } from '../completion/completion-script'
import { completionWords } from '../completion/completion-words'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

export const completion = async ({ io }: Pick<CommandRun, 'io'>, program: Command, shell: string): Promise<number> => {
  const script = completionScript(shell, completionWords(program))
  if (script === undefined) {
    throw new InputError('UNKNOWN_SHELL', `There is no completion for the shell "${shell}".`, completionShells)
  }
  io.out(script.split('\n'))
  return exitCode.fine
}
