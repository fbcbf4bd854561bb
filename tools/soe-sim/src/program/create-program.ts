import { Command, type Argument } from 'commander'
import { addChecks } from './add-checks'
import { addInsight } from './add-insight'
import { addCompletion } from './add-completion'
import { addWorlds } from './add-worlds'
import { withExamples } from './add-options'
import { createDoes, type Does } from './does'
import { exitCodeHelp } from '../exit-code'
import type { Io } from '../io'

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

const describeArgument = (argument: Argument): string => {
  const shown = `${argument.name()}${argument.variadic ? '…' : ''}`
  return argument.required ? `<${shown}>` : `[${shown}]`
}

const termOf = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map((argument) => describeArgument(argument))].join(' ')

const startHelp = `
--durability process makes the directory of worlds faster: what was answered survives kill -9 of the simulator, but a
power cut may destroy the directory. The default, disk, loses the latest changes at most.

Examples:
  npx soe-sim start
  npx soe-sim start --port 5000 --store memory
  npx soe-sim start --durability process`

const start = (program: Command, does: Does) =>
  program
    .command('start')
    .description(
      'Start the simulator with the shop; it runs until Ctrl-C. A workspace is built first where it changed.',
    )
    .argument(
      '[flags...]',
      'flags of the simulator: --port, --host, --token, --data, --durability, --store, --world-ttl, …',
    )
    .allowUnknownOption()
    .addHelpText('after', startHelp)
    .action(does(async () => (await import('../commands/start')).start))

const salvage = (program: Command, does: Does) =>
  withExamples(
    program
      .command('salvage')
      .description('Write the worlds that are whole of a damaged directory into another one.')
      .argument('<directory>', 'what --data named')
      .requiredOption('--out <directory>', 'one that is empty, or that does not exist yet')
      .action(does(async () => (await import('../commands/salvage')).salvage)),
    'salvage .sim-data --out .sim-data-2',
  )

/** The command line; `end` gets a command's exit code. */
export const createProgram = (io: Io, end: (code: number) => void): Command => {
  const does = createDoes(io, end)
  const program = new Command('soe-sim')
    .description('Makes worlds in the simulator, scripts failures in them, and tells why everything happened.')
    // Options after `worlds make` belong to `make`.
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({ writeOut: (text) => io.out(linesOf(text)), writeErr: (text) => io.err(linesOf(text)) })
    .addHelpText(
      'after',
      `${exitCodeHelp}\n\nEvery command has a --help with examples. All but start and salvage have --json.`,
    )
  program.version(io.version, '--version', 'print the version')
  addCompletion(program, does)
  start(program, does)
  salvage(program, does)
  addWorlds(program, does)
  addChecks(program, does)
  addInsight(program, does)
  return program
}
