import type { Command } from 'commander'
import { defaultUrl } from '../connect'

export const withJson = (command: Command): Command => command.option('--json', 'answer JSON')

/** Adds the option that names the file to write; `-` writes to standard output. */
export const outFile = [
  '--out <file>',
  'write it there instead of printing it',
  (file: string) => (file === '-' ? undefined : file),
] as const

export const withServer = (command: Command): Command =>
  withJson(command)
    .option('--url <url>', `where the simulator answers; else SIM_URL, else ${defaultUrl}`)
    .option('--token <token>', 'what the simulator was started with; else SIM_TOKEN')

export const withExamples = (command: Command, ...examples: readonly string[]): Command =>
  command.addHelpText('after', ['', 'Examples:', ...examples.map((example) => `  npx soe-sim ${example}`)].join('\n'))
