import { z } from 'zod'
import { checkChoice } from './choice'
import { EffectSchema } from './command.schema'
import { ConditionsSchema } from './condition.schema'
import { FaultSchema } from './fault.schema'
import { AudienceSchema, oneOrMore, RuleIdSchema } from './fields.schema'
import { ReplySchema } from './reply.schema'
import { RateSchema, spanFields } from './span.schema'
import { TargetSchema } from './target.schema'
import { spans, triggers } from './triggers'

export const scopes = ['session', 'cart', 'world'] as const
export type Scope = (typeof scopes)[number]

const count = z.number().int().min(0).max(1_000_000)

export const RuleSchema = z
  .strictObject({
    id: RuleIdSchema,
    on: oneOrMore(TargetSchema).describe('Which calls the rule is about'),
    audience: oneOrMore(AudienceSchema).optional().describe('Narrows the calls to these callers'),
    per: z.enum(scopes).optional().describe('What the count is kept for; session unless told otherwise'),
    nth: count.optional().describe('Fires on this call alone, counted from 1'),
    times: z
      .strictObject({ from: count, to: count.optional() })
      .optional()
      .describe('Fires from this call on, up to and including the other'),
    always: z.literal(true).optional(),
    probability: z.number().min(0).max(1).optional().describe("Fires by chance, drawn from the world's seed"),
    rate: RateSchema.optional().describe('Fires at each call that is over the rate'),
    when: ConditionsSchema.optional(),
    ...spanFields,
    after: RuleIdSchema.optional().describe('Fires, and counts, only once that rule has fired'),
    priority: z
      .number()
      .int()
      .min(-1000)
      .max(1000)
      .optional()
      .describe('The highest comes first; 0 unless told otherwise. Equals go by their order in the document'),
    reply: ReplySchema.optional(),
    fault: FaultSchema.optional(),
    commit: z.boolean().optional().describe('Whether what the call asks for happens'),
    then: z.array(EffectSchema).max(20).optional().describe('Commands that follow, in this order'),
  })
  .superRefine((rule, context) => checkChoice(rule, triggers, context, { what: 'A rule', instead: ['when', ...spans] }))
export type RuleInput = z.input<typeof RuleSchema>
