import type { Verdict, VerdictBody } from '@soe/simulator-client'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readText } from '../read-text'

const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `  ${line}`)]

const describe = ({ sentences: [headline = '', ...sentences], experiments, evidence }: Verdict): string[] => [
  headline,
  ...sentences.map((sentence) => `  ${sentence}`),
  ...section(
    'Experiments:',
    experiments.map(
      ({ change, answered, turns }) => `${turns ? 'turns it' : 'no change'.padEnd(8)}  ${change}: ${answered}`,
    ),
  ),
  ...section('Evidence:', evidence),
]

const aboutOf = (subject: string, report: string | undefined): { world: string; body: VerdictBody } => {
  const world = /^(.+)-\d+(\.\w+)?$/.exec(subject)?.[1]
  if (report !== undefined) return { world: subject, body: { report } }
  return world === undefined ? { world: subject, body: {} } : { world, body: { decision: subject } }
}

export const verdict = defineCommand({
  usage: 'verdict <subject>',
  summary:
    'Find who is at fault, by experiment: at a decision such as demo-3, or in a world where a check is not met or a test failed.',
  words: { subject: 'a decision, or a world' },
  options: {
    '--report <file>': 'what a failed test reported about the world; - reads stdin',
    '--world': 'the subject is a world, also where it is named like a decision',
  },
  examples: ['verdict demo-3', 'verdict demo', 'verdict demo --report failure.txt'],
  json: ({ control }) => control.findVerdict.responses[200],
  handler: async ({ io, given, connect, show }, subject) => {
    const report = given.report === undefined ? undefined : await readText(given.report, io)
    if (report?.trim() === '') throw new InputError('EMPTY_REPORT', `${given.report} holds nothing.`)
    const { world, body } =
      given.world && report === undefined ? { world: subject, body: {} } : aboutOf(subject, report)
    const found = await (await connect()).verdict(world, body)
    show(found, () => describe(found))
    return exitCode.fine
  },
})
