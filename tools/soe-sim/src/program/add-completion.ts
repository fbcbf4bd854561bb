import type { Command } from 'commander'
import type { Does } from './does'
import { withExamples } from './add-options'

/** A shell's own completion of commands and flags. */
export const addCompletion = (program: Command, does: Does) =>
  withExamples(
    program
      .command('completion <shell>')
      .description('Print what makes bash, zsh or fish complete commands and flags.')
      .action(
        does(async () => {
          const { completion } = await import('../commands/completion')
          return (run, shell: string) => completion(run, program, shell)
        }),
      ),
    'completion bash > ~/.local/share/bash-completion/completions/soe-sim',
    'completion fish > ~/.config/fish/completions/soe-sim.fish',
  )
