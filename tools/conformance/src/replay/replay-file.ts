import { isFindingKind, type FindingKind } from '../judging/kinds'
import { audiences, operations, printable, printableLine, type OperationKey } from '@soe/contracts'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { checkDocument } from '../files/check-document'
import { ExpectationSchema } from '../shopping/expectation'

const keys = operations.map(({ key }) => key) as [OperationKey, ...OperationKey[]]

const CallStepSchema = z.strictObject({
  do: z.enum(keys),
  /** What the operation does, for readers. */
  says: z.string().optional(),
  /** Whose call it is; the first shopper's where it is absent. */
  by: z.string().optional(),
  /** Whether it was done when the finding was made: what follows needs it. */
  done: z.boolean(),
  /** Steps with the same number are made at the same time. */
  together: z.int().optional(),
  as: z.enum(audiences).optional(),
  body: z.unknown().optional(),
  rawBody: z.string().optional(),
  query: z.record(z.string(), z.string()).optional(),
  path: z.string().startsWith('/').optional(),
  method: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  without: z.array(z.string()).optional(),
  anonymous: z.boolean().optional(),
  isHostile: z.boolean().optional(),
  expect: ExpectationSchema.optional(),
})
export type CallStep = z.infer<typeof CallStepSchema>

const duration = z.string().regex(/^PT(\d+H)?(\d+M)?(\d+S)?$/, 'a duration such as PT15M')

const StepSchema = z.union([
  CallStepSchema,
  z.strictObject({ lock: z.string(), for: duration.optional(), by: z.string().optional() }),
  z.strictObject({ pass: duration, by: z.string().optional() }),
])
export type ReplayStep = z.infer<typeof StepSchema>

export const isCall = (step: ReplayStep): step is CallStep => 'do' in step

const CastSchema = z.strictObject({
  audience: z.enum(audiences),
  identity: z.string().optional(),
  isVisitor: z.boolean().optional(),
})

const ReplaySchema = z.strictObject({
  finding: z.string().regex(/^[\da-f]{12}$/, 'a fingerprint of 12 hexadecimal digits'),
  operation: z.enum(keys),
  kind: z.custom<FindingKind>(isFindingKind, 'a kind of finding'),
  path: z.string(),
  message: z.string(),
  /** What the finding says apart from its values: a step that fails for another reason shows something else. */
  reason: z.string(),
  contract: z.string(),
  seed: z.int(),
  target: z.url(),
  check: z.string(),
  shoppers: z.record(z.string(), CastSchema),
  /** The shortest sequence that fails; absent where only the whole check shows the finding. */
  steps: z.array(StepSchema).min(1).optional(),
})
export type Replay = z.infer<typeof ReplaySchema>

/** The file can't be replayed; the message says why. */
export class ReplayError extends Error {}

/** Where every text is quoted, what is escaped has the value that it had. */
const quoted = {
  defaultStringType: 'QUOTE_DOUBLE',
  doubleQuotedMinMultiLineLength: Infinity,
  blockQuote: false,
} as const

const yamlOf = (replay: Replay): string => {
  const text = stringify(replay, { lineWidth: 0 })
  return printable(text) === text ? text : printable(stringify(replay, { lineWidth: 0, ...quoted }))
}

export const writeReplay = (name: string, replay: Replay): string =>
  `# ${replay.operation}: ${printableLine(replay.message)}
# soe-conform replay ${name}.yaml
${yamlOf(replay)}`

export const readReplay = (name: string, text: string): Replay => {
  try {
    return checkDocument(ReplaySchema, parse(text))
  } catch (error) {
    throw new ReplayError(`${name} is not a replay: ${(error as Error).message}`)
  }
}
