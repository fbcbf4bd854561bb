import { z } from 'zod'
import { causes } from './journal.schema'

/** Calls by why they were answered so. */
const counts = z.strictObject(
  Object.fromEntries(causes.map((cause) => [cause, z.number().int()])) as Record<(typeof causes)[number], z.ZodNumber>,
)

/** What a way to end is: as asked, an error of the catalogue, a refusal of the simulator, a status or no answer at all. */
export const outcomeKinds = ['ok', 'error', 'refusal', 'status', 'reset'] as const

export const CoverageRowSchema = z.strictObject({
  /** Contract key. */
  operation: z.string(),
  kind: z.enum(outcomeKinds),
  /** The error's id, the refusal's code, or the status as text; 0 ended the connection. */
  outcome: z.string(),
  /** How often the operation ended so. */
  calls: z.number().int(),
  by: counts,
  /** Armed rules that give it, as scenario/rule. */
  armed: z.array(z.string()).optional(),
})
export type CoverageRow = z.infer<typeof CoverageRowSchema>

export const CoverageSchema = z.strictObject({
  /** Only what was answered, or what an armed rule waits to give. */
  rows: z.array(CoverageRowSchema),
  /** Errors that the contract's operations may answer, one for each operation, and how many of them have been. */
  pairs: z.strictObject({ known: z.number().int(), answered: z.number().int() }),
})
export type Coverage = z.infer<typeof CoverageSchema>
