import type { Io } from './io'
import { help, OptionError, readOptions } from './options'
import { runCommand } from './run-command'
import { WaiverError } from './waivers/waivers'

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
    if (!(error instanceof OptionError) && !(error instanceof WaiverError)) throw error
    io.err(error.message)
    return 2
  }
}
