import { z } from 'zod'
import { ServiceErrorDetailSchema } from '../shared/service.schema'
import { RanCommandSchema, RuleReportSchema } from './scenario-control.schema'

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
  /** The rule that acted. */
  rule: z.strictObject({ scenario: z.string(), rule: z.string() }).optional(),
  /** What was sent, secrets redacted; absent where it was too large to keep. */
  request: z.strictObject({ body: z.unknown().optional(), query: z.unknown().optional() }),
})
export type JournalEntry = z.infer<typeof JournalEntrySchema>

/** What can happen to a world besides calls. */
export const worldEventKinds = [
  'clock-changed',
  'command-run',
  'scenario-armed',
  'scenario-disarmed',
  'snapshot-taken',
  'snapshot-restored',
  'signed-in',
] as const
export const WorldEventKindSchema = z.enum(worldEventKinds)
export type WorldEventKind = z.infer<typeof WorldEventKindSchema>

export const WorldEventSchema = z.strictObject({
  /** Where it stands among the calls: `12.3` is the third event after call 12. */
  id: z.string(),
  /** The number of the call before it; 0 where there was none. */
  after: z.number().int(),
  /** On the world's clock. */
  at: z.string(),
  kind: WorldEventKindSchema,
  /** What happened, for people. */
  sentence: z.string(),
  /** What was asked for, secrets redacted. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type WorldEvent = z.infer<typeof WorldEventSchema>

/** `1` shows e-mail addresses; nothing shows what is secret. */
const emails = z.enum(['0', '1']).optional()

export const JournalQuerySchema = z.strictObject({
  /** `next` of the answer before: only what came after. */
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'the `next` of an earlier answer')
    .optional(),
  emails,
  /** Contract key. */
  operation: z.string().max(80).optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/, '1 to 1000')
    .optional(),
})

export const JournalEventsQuerySchema = z.strictObject({
  /** The id of an event: only what came after. `now` begins with what comes. */
  since: z
    .string()
    .regex(/^(now|\d{1,15}(\.\d{1,9})?)$/, 'the id of an event such as 12 or 12.3, or now')
    .optional(),
  /** Contract key: only calls of it, and no world events. */
  operation: z.string().max(80).optional(),
  emails,
})
export type JournalEventsQuery = z.infer<typeof JournalEventsQuerySchema>

/** Where the journal of a world is followed as server-sent events. */
export const journalEventsPath = '/__sim/v1/worlds/:world/journal/events'

export const TruncatedSchema = z.strictObject({
  /** Calls from after this one on are gone. */
  since: z.number().int(),
  /** The oldest call that can still be read, or the next that is made. */
  oldest: z.number().int(),
})
export type Truncated = z.infer<typeof TruncatedSchema>

/** What the stream of a journal sends: `type` is the event's name, `id` where to go on from. */
export type JournalEvent =
  | { readonly type: 'call'; readonly id: string; readonly call: JournalEntry }
  | { readonly type: 'world'; readonly id: string; readonly event: WorldEvent }
  | { readonly type: 'truncated'; readonly id: string; readonly truncated: Truncated }

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

/**
 * What became of what a call asked for: done; done, though a rule's answer or fault hides it; kept from happening by a
 * rule; failed, so that nothing was changed; never run; or the stored reply of an earlier request.
 */
export const callEffects = ['done', 'done-unseen', 'not-done', 'failed', 'not-run', 'repeated'] as const
export const CallEffectSchema = z.enum(callEffects)
export type CallEffect = z.infer<typeof CallEffectSchema>

/** What a sentence of a decision or an explanation is about. */
export const sentenceSubjects = ['caller', 'cause', 'rule', 'command', 'detail', 'answer', 'changes'] as const
export const SentenceSubjectSchema = z.enum(sentenceSubjects)
export type SentenceSubject = z.infer<typeof SentenceSubjectSchema>

/** What a sentence says, for programs. */
const story = {
  /** What happened and why, for people. */
  sentences: z.array(z.string()),
  /** What each of the sentences is about, in their order. */
  about: z.array(SentenceSubjectSchema),
  effect: CallEffectSchema,
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  ownError: z.string().optional(),
  /** The details of the error that was answered, secrets redacted. */
  details: z.array(ServiceErrorDetailSchema).optional(),
  /** Commands of the rules that fired. */
  commands: z.array(RanCommandSchema).optional(),
}

const rules = {
  /** Every armed rule of the operation. */
  rules: z.array(RuleReportSchema).optional(),
  /** What the rules that did not fire lacked, the closest first. */
  nearMisses: z.array(z.string()).optional(),
}

export const DecisionQuerySchema = z.strictObject({
  /** `1` names the rules that came close. */
  nearMisses: z.enum(['0', '1']).optional(),
  emails,
})

export const DecisionSchema = JournalEntrySchema.extend({
  ...story,
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
  /** `false` leaves the armed rules out. */
  rules: z.literal(false).optional(),
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
  ...story,
  ...rules,
})
export type Explanation = z.infer<typeof ExplanationSchema>
