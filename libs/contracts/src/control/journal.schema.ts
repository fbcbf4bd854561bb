import { z } from 'zod'
import { RuleReportSchema } from './scenario-control.schema'

/** Why a call was answered as it was: by what the world held, by an order, by a rule, by a repeat, or not at all. */
export const causes = ['world', 'failNext', 'scenario', 'repeat', 'refused'] as const
export const CauseSchema = z.enum(causes)
export type Cause = z.infer<typeof CauseSchema>

const call = {
  operation: z.string(),
  audience: z.string(),
  channel: z.string(),
  /** The end of the session's id; whole, it would be a key. */
  session: z.string().optional(),
  /** An HTTP status; 0 ended the connection. */
  status: z.number().int(),
  /** Id of the error, or code of the refusal, that was answered. */
  error: z.string().optional(),
  because: CauseSchema,
}

export const JournalEntrySchema = z.strictObject({
  /** The call's `x-sim-decision`. */
  id: z.string(),
  seq: z.number().int(),
  /** On the world's clock. */
  at: z.string(),
  ...call,
  requestId: z.string().optional(),
  /** What was sent, secrets redacted; absent where it was too large to keep. */
  request: z.strictObject({ body: z.unknown().optional(), query: z.unknown().optional() }),
})
export type JournalEntry = z.infer<typeof JournalEntrySchema>

export const JournalQuerySchema = z.strictObject({
  /** `next` of the answer before: only what came after. */
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'the `next` of an earlier answer')
    .optional(),
  /** Contract key. */
  operation: z.string().max(80).optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/, '1 to 1000')
    .optional(),
})

export const JournalSchema = z.strictObject({
  entries: z.array(JournalEntrySchema),
  /** Give it as `since` to read on. */
  next: z.number().int(),
  /** There is more to read now. */
  more: z.boolean(),
  /** Calls after `since` are gone: the journal keeps so many bytes and no more. */
  truncated: z.boolean(),
})
export type Journal = z.infer<typeof JournalSchema>

const rules = {
  /** Every armed rule of the operation. */
  rules: z.array(RuleReportSchema).optional(),
  /** What the rules that did not fire lacked, the closest first. */
  nearMisses: z.array(z.string()).optional(),
}

export const DecisionSchema = JournalEntrySchema.extend({
  /** What happened and why, for people. */
  sentences: z.array(z.string()),
  ...rules,
})
export type Decision = z.infer<typeof DecisionSchema>

export const ExplainBodySchema = z.strictObject({
  operation: z.string().max(80),
  /** The persona's own where none is named. */
  audience: z.string().max(40).optional(),
  /** The audience's session that called last, where none is named. */
  sessionId: z.string().min(1).max(120).optional(),
  channel: z.string().max(40).optional(),
  /** The operation's example where nothing is sent. */
  body: z.unknown().optional(),
  query: z.record(z.string(), z.string()).optional(),
})
export type ExplainBody = z.input<typeof ExplainBodySchema>

export const ExplanationSchema = z.strictObject({
  ...call,
  /** What would be answered, secrets redacted. */
  answer: z.unknown().optional(),
  /** What the call would change. */
  changes: z.array(
    z.strictObject({ collection: z.string(), id: z.string(), change: z.enum(['made', 'changed', 'removed']) }),
  ),
  sentences: z.array(z.string()),
  ...rules,
})
export type Explanation = z.infer<typeof ExplanationSchema>
