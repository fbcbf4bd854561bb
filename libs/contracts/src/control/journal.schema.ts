import { z } from 'zod'
import { ServiceErrorDetailSchema } from '../shared/service.schema'
import { RanCommandSchema, RuleReportSchema } from './scenario-control.schema'

/** The cause of a call's answer: the world's state, a command, a rule, a repeated request, or a refusal. */
export const causes = ['world', 'failNext', 'scenario', 'repeat', 'refused'] as const
export const CauseSchema = z.enum(causes)
export type Cause = z.infer<typeof CauseSchema>

const call = {
  operation: z.string(),
  audience: z.string(),
  channel: z.string(),
  /** The end of the session's id; the whole id would grant access. */
  session: z.string().optional(),
  /** An HTTP status; 0 ended the connection. */
  status: z.number().int(),
  /** Id of the answered error, or code of the refusal. */
  error: z.string().optional(),
  because: CauseSchema,
}

export const ShownAnswerSchema = z.strictObject({
  status: z.number().int(),
  /** Of cookies only the names. */
  headers: z.record(z.string(), z.string()).optional(),
  /**
   * The JSON or the page, secrets redacted; absent where there was none, and where it was too large or is no longer
   * held.
   */
  body: z.unknown().optional(),
  /** Instead: the text as it was sent, where a fault broke it, or where its type is not that of its JSON. */
  text: z.string().optional(),
  /** Instead: the bytes of what is no text. */
  base64: z.string().optional(),
})
export type ShownAnswer = z.infer<typeof ShownAnswerSchema>

export const JournalEntrySchema = z.strictObject({
  /** The call's `x-sim-decision`. */
  id: z.string(),
  seq: z.number().int(),
  /** On the world's clock. */
  at: z.string(),
  ...call,
  requestId: z.string().optional(),
  /** The page that called, as its browser said it. */
  page: z.string().optional(),
  /** The rewind that undid it. */
  undoneBy: z.string().optional(),
  /** Headers that the call lacked, and those with a value that does not fit; absent where all were right. */
  headers: z.strictObject({ missing: z.array(z.string()), wrong: z.array(z.string()) }).optional(),
  rule: z.strictObject({ scenario: z.string(), rule: z.string() }).optional(),
  /** The request, secrets redacted; absent where it was too large to store. */
  request: z.strictObject({ body: z.unknown().optional(), query: z.unknown().optional() }),
  /** Real time at which it was answered; absent where it never was. */
  realAt: z.string().optional(),
  /** Milliseconds from the request to the answer. */
  duration: z.number().optional(),
  /** Bytes of the answer's body. */
  size: z.number().int().optional(),
  /** Present where it is asked for, and in a decision. */
  answer: ShownAnswerSchema.optional(),
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
  'world-rewound',
  'signed-in',
  'document-sent',
  'page-event',
  'chat-changed',
] as const
/** Events that the shop's pages send to a tag manager. */
export const pageEventNames = [
  'pageView',
  'pageChange',
  'error',
  'notification',
  'addToCart',
  'autoSuggestion',
  'LCP',
  'INP',
  'CLS',
] as const
export type PageEventName = (typeof pageEventNames)[number]

export const WorldEventKindSchema = z.enum(worldEventKinds)
export type WorldEventKind = z.infer<typeof WorldEventKindSchema>

export const WorldEventSchema = z.strictObject({
  /** Its position among the calls: `12.3` is the third event after call 12. */
  id: z.string(),
  /** The number of the call before it; 0 where there was none. */
  after: z.number().int(),
  /** On the world's clock. */
  at: z.string(),
  kind: WorldEventKindSchema,
  /** The rewind that undid it. */
  undoneBy: z.string().optional(),
  /** What happened, as a readable sentence. */
  sentence: z.string(),
  /** The control request, secrets redacted; of a command also how many things it touched. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type WorldEvent = z.infer<typeof WorldEventSchema>

/** `1` shows e-mail addresses and phone numbers; secrets are never shown. */
const emails = z.enum(['0', '1']).optional()

export const JournalQuerySchema = z.strictObject({
  /** `1` adds what happened to the world beside these calls. */
  events: z.enum(['0', '1']).optional(),
  /** `1` adds what the calls were answered. */
  answers: z.enum(['0', '1']).optional(),
  /** `next` of the previous answer: only later calls are returned. */
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'the `next` of an earlier answer')
    .optional(),
  emails,
  operation: z.string().max(80).optional(),
  limit: z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/, '1 to 1000')
    .optional(),
})

export const JournalEventsQuerySchema = z.strictObject({
  /** The id of an event: only later events are sent. `now` skips everything up to now. */
  since: z
    .string()
    .regex(/^(now|\d{1,15}(\.\d{1,9})?)$/, 'the id of an event such as 12 or 12.3, or now')
    .optional(),
  /** Contract key: only calls of this operation, and no world events. */
  operation: z.string().max(80).optional(),
  emails,
})
export type JournalEventsQuery = z.infer<typeof JournalEventsQuerySchema>

/** Path that streams the journal of a world as server-sent events. */
export const journalEventsPath = '/__sim/v1/worlds/:world/journal/events'

export const TruncatedSchema = z.strictObject({
  /** The calls that followed this one are gone. */
  since: z.number().int(),
  /** The oldest call that can still be read, or the next one to be made. */
  oldest: z.number().int(),
})
export type Truncated = z.infer<typeof TruncatedSchema>

/** An event of the journal's stream: `type` is its name, `id` the position to continue from. */
export type JournalEvent =
  | { readonly type: 'call'; readonly id: string; readonly call: JournalEntry }
  | { readonly type: 'world'; readonly id: string; readonly event: WorldEvent }
  | { readonly type: 'truncated'; readonly id: string; readonly truncated: Truncated }

export const JournalSchema = z.strictObject({
  entries: z.array(JournalEntrySchema),
  /** The events after `since` and before the next page, where they were asked for. */
  events: z.array(WorldEventSchema).optional(),
  /** Pass it as `since` to read the next page. */
  next: z.number().int(),
  /** There is more to read now: a page ends at its limit, or after a megabyte of requests and answers. */
  more: z.boolean(),
  /** Calls after `since` are gone: the journal is limited in bytes. */
  truncated: z.boolean(),
  /** Calls before this time are not known: a process that has ended answered them. */
  since: z.string().optional(),
})
export type Journal = z.infer<typeof JournalSchema>

/**
 * The effect of a call: done; done, but hidden by a rule's answer or fault; prevented by a rule; failed without any
 * change; never run; or answered with the stored reply of an earlier request.
 */
export const callEffects = ['done', 'done-unseen', 'not-done', 'failed', 'not-run', 'repeated'] as const
export const CallEffectSchema = z.enum(callEffects)
export type CallEffect = z.infer<typeof CallEffectSchema>

/** What a sentence of a decision or an explanation is about. */
export const sentenceSubjects = [
  'caller',
  'cause',
  'rule',
  'command',
  'detail',
  'answer',
  'network',
  'changes',
] as const
export const SentenceSubjectSchema = z.enum(sentenceSubjects)
export type SentenceSubject = z.infer<typeof SentenceSubjectSchema>

/** The content of a sentence, for programs. */
const story = {
  /** What happened and why, in readable sentences. */
  sentences: z.array(z.string()),
  /** The subject of each sentence, in the same order. */
  about: z.array(SentenceSubjectSchema),
  effect: CallEffectSchema,
  /** The error that the operation itself ended with, where a rule's answer or fault took its place. */
  ownError: z.string().optional(),
  /** The details of the answered error, secrets redacted. */
  details: z.array(ServiceErrorDetailSchema).optional(),
  /** Commands of the rules that fired. */
  commands: z.array(RanCommandSchema).optional(),
}

const rules = {
  /** Every armed rule of the operation. */
  rules: z.array(RuleReportSchema).optional(),
  /** The unmet conditions of the rules that did not fire, the closest rule first. */
  nearMisses: z.array(z.string()).optional(),
}

export const DecisionQuerySchema = z.strictObject({
  /** `1` includes the rules that came close to firing. */
  nearMisses: z.enum(['0', '1']).optional(),
  emails,
})

export const DecisionSchema = JournalEntrySchema.extend({
  /** What the call would have been answered then without any rule; absent where no rule changed its answer. */
  withoutRules: z
    .strictObject({ status: z.number().int(), error: z.string().optional(), body: z.unknown().optional() })
    .optional(),
  ...story,
  ...rules,
})
export type Decision = z.infer<typeof DecisionSchema>

export const ExplainBodySchema = z.strictObject({
  operation: z.string().max(80),
  /** By default, the persona's own. */
  audience: z.string().max(40).optional(),
  /** By default, the audience's session that called last. */
  sessionId: z.string().min(1).max(120).optional(),
  channel: z.string().max(40).optional(),
  /** `false` ignores the armed rules. */
  rules: z.literal(false).optional(),
  /** By default, the operation's example. */
  body: z.unknown().optional(),
  query: z.record(z.string(), z.string()).optional(),
})
export type ExplainBody = z.input<typeof ExplainBodySchema>

export const ExplanationSchema = z.strictObject({
  ...call,
  /** The answer that would be sent, secrets redacted. */
  answer: z.unknown().optional(),
  /** What the call would change. */
  changes: z.array(
    z.strictObject({ collection: z.string(), id: z.string(), change: z.enum(['made', 'changed', 'removed']) }),
  ),
  ...story,
  ...rules,
})
export type Explanation = z.infer<typeof ExplanationSchema>
