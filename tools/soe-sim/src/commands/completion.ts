import { defineCommand } from '../command'
import { completionScript, completionShells } from '../completion/completion-script'
import { completionWords } from '../completion/completion-words'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

export const completion = defineCommand({
  usage: 'completion <shell>',
  summary: 'Print what makes bash, zsh or fish complete commands and flags.',
  examples: [
    'completion bash > ~/.local/share/bash-completion/completions/soe-sim',
    'completion fish > ~/.config/fish/completions/soe-sim.fish',
  ],
  isLocal: true,
  handler: async ({ io, commands }, shell) => {
    const script = completionScript(shell, completionWords(commands))
    if (script === undefined) {
      throw new InputError('UNKNOWN_SHELL', `There is no completion for the shell "${shell}".`, completionShells)
    }
    io.out(script.split('\n'))
    return exitCode.fine
  },
})
