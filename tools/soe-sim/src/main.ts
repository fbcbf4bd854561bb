import { CommanderError } from 'commander'
import { createProgram } from './create-program'
import { exitCode } from './exit-code'
import { printingIo, type ProcessIo } from './io'

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
    await program.parseAsync([...argv], { from: 'user' })
    return ended
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? exitCode.fine : exitCode.wrongInput
  }
}
