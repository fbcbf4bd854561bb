import './interpret-schemas'
import { contractVersion } from '@soe/contracts/openapi'
import { init } from './commands/init'
import { judgeFile } from './commands/judge-file'
import { proxy } from './commands/proxy'
import { replay } from './commands/replay'
import { used } from './commands/used'
import { schema, type RefusalCode } from './commands/schema'
import { printingIo, type Io, type ProcessIo } from './io'
import { exitCode } from './exit-code'
import { helpTopic } from './help/help'
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
    io.answer({ version: contractVersion })
    return exitCode.held
  },
  help: helpTopic,
  init,
  judge: judgeFile,
  proxy,
  replay,
  used,
  schema,
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

const wordsOf = (argv: readonly string[]) => argv.filter((word) => word !== '--json')

/** Runs the command line; returns its exit code. */
export const main = async (argv: readonly string[], processIo: ProcessIo): Promise<number> => {
  const isJson = argv.includes('--json')
  const io = printingIo(processIo, isJson)
  const refuse = (code: RefusalCode, message: string): number => {
    io.err(isJson ? JSON.stringify({ error: { code, message } }) : message.split('\n'))
    return exitCode.notJudged
  }
  try {
    const [name = '', ...rest] = wordsOf(argv)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return await command(rest, io)
    const options = readOptions(wordsOf(argv))
    return options.command === 'help' ? helpTopic([], io) : await runCommand(options, io)
  } catch (error) {
    if (io.signal.aborted) return refuse('STOPPED', 'It was stopped.')
    if (!(error instanceof Error) || !explained.some((kind) => error instanceof kind)) throw error
    return refuse(error instanceof UnreachableError ? 'UNREACHABLE' : 'WRONG_USE', error.message)
  }
}
