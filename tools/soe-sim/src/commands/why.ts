import type { Decision } from '@soe/simulator-client'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `  ${line}`)]

const describeDecision = ({ id, at, undoneBy, sentences, rules = [], nearMisses = [] }: Decision): string[] => [
  `${id}, at ${at} on the world's clock${undoneBy === undefined ? '' : `, undone by ${undoneBy}`}`,
  ...sentences.map((sentence) => `  ${sentence}`),
  ...section(
    'Rules considered:',
    rules.map(({ scenario, outcome, sentence }) => `${outcome.padEnd(8)}  ${scenario}: ${sentence}`),
  ),
  ...section('Near misses:', nearMisses),
]

/** A decision is named by its world and a number. */
const worldOf = (decision: string): string => {
  const world = /^(.+)-\d+$/.exec(decision)?.[1]
  if (world !== undefined) return world
  throw new InputError(
    'INVALID_DECISION',
    `"${decision}" is not a decision: one is named like demo-3, by x-sim-decision.`,
  )
}

export const why = defineCommand({
  usage: 'why <decision>',
  summary: 'Tell what happened to a call and why; its reply named the decision in x-sim-decision.',
  examples: ['why demo-3'],
  json: ({ control }) => control.getDecision.responses[200],
  handler: async ({ connect, show }, id) => {
    const world = worldOf(id)
    const decision = await (await connect()).decision(world, id)
    show(decision, () => describeDecision(decision))
    return exitCode.fine
  },
})
