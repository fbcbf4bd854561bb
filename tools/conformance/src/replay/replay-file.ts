import { audiences, operations, type OperationKey } from '@soe/contracts'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { checkDocument } from '../files/check-document'

const keys = operations.map(({ key }) => key) as [OperationKey, ...OperationKey[]]

const StepSchema = z.strictObject({
  do: z.enum(keys),
  /** What the operation does, for readers. */
  says: z.string().optional(),
  /** Whether it was done when the finding was made: what follows needs it. */
  done: z.boolean(),
  as: z.enum(audiences).optional(),
  body: z.unknown().optional(),
  rawBody: z.string().optional(),
  query: z.record(z.string(), z.string()).optional(),
  path: z.string().startsWith('/').optional(),
  method: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  without: z.array(z.string()).optional(),
  anonymous: z.boolean().optional(),
})
export type ReplayStep = z.infer<typeof StepSchema>

const ReplaySchema = z.strictObject({
  finding: z.string().regex(/^[\da-f]{12}$/, 'a fingerprint of 12 hexadecimal digits'),
  operation: z.enum(keys),
  kind: z.string(),
  path: z.string(),
  message: z.string(),
  contract: z.string(),
  seed: z.int(),
  target: z.url(),
  check: z.string(),
  shopper: z.enum(audiences).optional(),
  /** The shortest sequence that fails; absent where only the whole check shows the finding. */
  steps: z.array(StepSchema).min(1).optional(),
})
export type Replay = z.infer<typeof ReplaySchema>

/** The file can't be replayed; the message says why. */
export class ReplayError extends Error {}

export const writeReplay = (replay: Replay): string =>
  `# ${replay.operation}: ${replay.message.replaceAll(/\s+/g, ' ')}
# soe-conform replay ${replay.finding}.yaml
${stringify(replay, { lineWidth: 0 })}`

export const readReplay = (name: string, text: string): Replay => {
  try {
    return checkDocument(ReplaySchema, parse(text))
  } catch (error) {
    throw new ReplayError(`${name} is no replay: ${(error as Error).message}`)
  }
}
