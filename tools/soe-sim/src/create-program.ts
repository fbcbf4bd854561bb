import { Command, Option, type Argument } from 'commander'
import { allCommands } from './all-commands'
import { flagsOf, pathOf, type Options, type SimCommand } from './command'
import { createRun } from './command-run'
import { serverOptions } from './connect'
import { exitCodeHelp } from './exit-code'
import type { Io } from './io'
import { reportFailure, reportWrongUse } from './report-failure'

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

const describeArgument = (argument: Argument): string => {
  const shown = `${argument.name()}${argument.variadic ? '…' : ''}`
  return argument.required ? `<${shown}>` : `[${shown}]`
}

const termOf = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map((argument) => describeArgument(argument))].join(' ')

const optionOf = ([flag, details]: [string, Options[`--${string}`]]): Option => {
  const { text, otherwise, isRequired = false } = typeof details === 'string' ? { text: details } : details
  return new Option(flag, text).default(otherwise).makeOptionMandatory(isRequired)
}

const helpOf = ({ notes, examples }: SimCommand): string =>
  [
    ...(notes === undefined ? [''] : [notes]),
    'Examples:',
    ...examples.map((example) => `  npx soe-sim ${example}`),
  ].join('\n')

// What commander does with a word that is no command; its types leave it out.
const refuseWord = (command: Command) => (command as unknown as { unknownCommand(): never }).unknownCommand()

const withoutJson = allCommands.filter(({ json }) => json === undefined).map(pathOf)

const hasBelow = (command: SimCommand): boolean =>
  allCommands.some((other) => pathOf(other).startsWith(`${pathOf(command)} `))

const declare = (program: Command, command: SimCommand): Command => {
  const path = pathOf(command).split(' ')
  const parent = path
    .slice(0, -1)
    .reduce((above, name) => above.commands.find((one) => one.name() === name) ?? above, program)
  const words = command.usage.split(' ').slice(path.length)
  const declared = parent
    .command([path.at(-1), ...words].join(' '))
    .description(command.summary)
    .allowUnknownOption(command.passesFlagsOn === true)
    .addHelpText('after', helpOf(command))
  for (const argument of declared.registeredArguments) argument.description = command.words?.[argument.name()] ?? ''
  for (const option of Object.entries(flagsOf(command)).map(optionOf)) declared.addOption(option)
  return hasBelow(command) ? declared.allowExcessArguments() : declared
}

/** The command line; `end` gets a command's exit code. */
export const createProgram = (io: Io, end: (code: number) => void, isJson = false): Command => {
  const program = new Command('soe-sim')
    .description('Makes worlds in the simulator, scripts failures in them, and tells why everything happened.')
    // Options after `worlds make` belong to `make`.
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({
      writeOut: (text) => io.out(linesOf(text)),
      writeErr: (text) => io.err(linesOf(text)),
      outputError: (text) => reportWrongUse(linesOf(text), io, isJson),
    })
    .addHelpText(
      'after',
      `${exitCodeHelp}\n\nEvery command has a --help with examples. All but ${withoutJson.join(', ')} have --json.`,
    )
  program.version(io.version, '--version', 'print the version')
  for (const command of allCommands) {
    const declared = declare(program, command)
    declared.action(async () => {
      if (hasBelow(command) && declared.args.length > 0) refuseWord(declared)
      const given = declared.opts()
      const server = serverOptions(given, io.env)
      const words: readonly unknown[] = declared.processedArgs
      try {
        end(await command.handler(createRun({ io, given, server, commands: allCommands }), ...words))
      } catch (error) {
        end(reportFailure(error as Error, io, server))
      }
    })
  }
  return program
}
