import { z } from 'zod'
import { causes } from './journal.schema'

/** Number of calls by the cause of their answer. */
const counts = z.strictObject(
  Object.fromEntries(causes.map((cause) => [cause, z.number().int()])) as Record<(typeof causes)[number], z.ZodNumber>,
)

/** Kinds of outcome: success, an error of the catalogue, a refusal of the simulator, a bare status, or no answer. */
export const outcomeKinds = ['ok', 'error', 'refusal', 'status', 'reset'] as const

export const CoverageRowSchema = z.strictObject({
  operation: z.string(),
  kind: z.enum(outcomeKinds),
  /** The error's id, the refusal's code, or the status as text; 0 ended the connection. */
  outcome: z.string(),
  /** How often the operation ended this way. */
  calls: z.number().int(),
  by: counts,
  /** Armed rules that produce it, as scenario/rule. */
  armed: z.array(z.string()).optional(),
})
export type CoverageRow = z.infer<typeof CoverageRowSchema>

export const CoverageSchema = z.strictObject({
  /** Only outcomes that were answered, or that an armed rule may still produce. */
  rows: z.array(CoverageRowSchema),
  /** Errors that the contract's operations may answer, counted per operation, and how many of them were answered. */
  pairs: z.strictObject({ known: z.number().int(), answered: z.number().int() }),
  /** Calls before this time are not counted: a process that has ended answered them. */
  since: z.string().optional(),
})
export type Coverage = z.infer<typeof CoverageSchema>
