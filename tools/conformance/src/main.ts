import type { Io } from './io'
import { AcceptedError } from './oracle/accepted-differences'
import { help, OptionError, readOptions } from './options'
import { runCommand } from './run-command'
import { StatesFileError } from './states/states-file'
import { WaiverError } from './waivers/waivers'

const wrongInput = [AcceptedError, OptionError, StatesFileError, WaiverError]

/** Runs the command line; returns its exit code. */
export const main = async (argv: readonly string[], io: Io): Promise<number> => {
  try {
    const options = readOptions(argv)
    if (options.command === 'help') {
      io.out(help)
      return 0
    }
    return await runCommand(options, io)
  } catch (error) {
    if (!(error instanceof Error) || !wrongInput.some((kind) => error instanceof kind)) throw error
    io.err(error.message)
    return 2
  }
}
