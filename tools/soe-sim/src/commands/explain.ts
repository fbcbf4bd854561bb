import type { ExplainBody, Explanation } from '@soe/simulator-client'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readText } from '../read-text'
import type { Io } from '../io'

interface Given {
  readonly body?: string
  readonly audience?: string
  readonly session?: string
  readonly rules: boolean
}

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
  { body, audience, session, rules }: Given,
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

/** Tells what a call would do, without making it. */
export const explain = async (
  { io, given, connect, show }: CommandRun<Given>,
  world: string,
  operation: string,
): Promise<number> => {
  const question = await questionOf(operation, given, io)
  const explanation = await (await connect()).explain(world, question)
  show(explanation, () => describe(explanation))
  return exitCode.fine
}
