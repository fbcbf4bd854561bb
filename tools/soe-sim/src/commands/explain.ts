import type { ExplainBody, Explanation } from '@soe/simulator-client'
import { defineCommand, type GivenOptions } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readText } from '../read-text'
import type { Io } from '../io'

const options = {
  '--body <file>': "its body; the operation's example by default, - reads stdin",
  '--audience <audience>': "the caller's; the persona's own by default",
  '--session <id>': 'in which session; the one that called last by default',
  '--no-rules': 'as if no scenario were armed',
} as const

const readBody = async (file: string, io: Io): Promise<unknown> => {
  try {
    return JSON.parse(await readText(file, io))
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError('INVALID_JSON', `${file} is not JSON: ${(error as Error).message}.`)
  }
}

const questionOf = async (
  operation: string,
  { body, audience, session, rules }: GivenOptions<typeof options>,
  io: Io,
): Promise<ExplainBody> => ({
  operation,
  ...(body !== undefined && { body: await readBody(body, io) }),
  ...(audience !== undefined && { audience }),
  ...(session !== undefined && { sessionId: session }),
  ...(!rules && { rules: false as const }),
})

const describe = ({ operation, sentences, nearMisses = [] }: Explanation): string[] => [
  `${operation}, if it were called now`,
  ...sentences.map((sentence) => `  ${sentence}`),
  ...(nearMisses.length > 0 ? ['', 'Near misses:', ...nearMisses.map((miss) => `  ${miss}`)] : []),
]

export const explain = defineCommand({
  usage: 'explain <world> <operation>',
  summary: 'Tell what a call would be answered now, and why, without making it.',
  options,
  examples: ['explain demo cart.addDevice', 'explain demo cart.addDevice --no-rules'],
  json: ({ control }) => control.explain.responses[200],
  handler: async ({ io, given, connect, show }, world, operation) => {
    const question = await questionOf(operation, given, io)
    const explanation = await (await connect()).explain(world, question)
    show(explanation, () => describe(explanation))
    return exitCode.fine
  },
})
