import './interpret-schemas'
import { contractVersion } from '@soe/contracts/openapi'
import { init } from './commands/init'
import { judgeFile } from './commands/judge-file'
import { proxy } from './commands/proxy'
import { replay } from './commands/replay'
import { used } from './commands/used'
import { printingIo, type Io, type ProcessIo } from './io'
import { help, helpTopic } from './help/help'
import { OptionError, readOptions } from './options'
import { AcceptedError } from './oracle/accepted-differences'
import { runCommand } from './run-command'
import { ReplayError } from './replay/replay-file'
import { StatesFileError } from './states/states-file'
import { UnreachableError } from './target/assert-reachable'
import { RecordingError } from './traffic/read-recording'
import { WaiverError } from './waivers/waivers'

const commands: Readonly<Record<string, (argv: readonly string[], io: Io) => Promise<number> | number>> = {
  '--version': (_argv, io) => {
    io.out(contractVersion)
    return 0
  },
  help: helpTopic,
  init,
  judge: judgeFile,
  proxy,
  replay,
  used,
}

/** What a user of the command line can put right. */
const explained = [
  AcceptedError,
  OptionError,
  RecordingError,
  ReplayError,
  StatesFileError,
  UnreachableError,
  WaiverError,
]

/** Runs the command line; returns its exit code. */
export const main = async (argv: readonly string[], processIo: ProcessIo): Promise<number> => {
  const io = printingIo(processIo)
  try {
    const [name = '', ...rest] = argv
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return await command(rest, io)
    const options = readOptions(argv)
    if (options.command === 'help') {
      io.out(help.split('\n'))
      return 0
    }
    return await runCommand(options, io)
  } catch (error) {
    if (io.signal.aborted) {
      io.err('It was stopped.')
      return 2
    }
    if (!explained.some((kind) => error instanceof kind)) throw error
    io.err((error as Error).message.split('\n'))
    return 2
  }
}
