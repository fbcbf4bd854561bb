import { z } from 'zod'
import { CountSchema, IdSchema } from './fields.schema'

const AttributeSchema = z.strictObject({ name: IdSchema, value: z.string() })

/** What the carrier proposes, with all that feedback on it repeats. */
export const PropositionSchema = z.strictObject({
  propositionId: IdSchema,
  rank: CountSchema,
  dispositionOptionId: z.number().int(),
  tacticLocation: z.string().max(60),
  ctaReference: z
    .string()
    .regex(/^[\w.:-]{1,80}$/)
    .nullable(),
  externalId: IdSchema,
  soiEngagementId: IdSchema,
  dynamicAttrList: z.array(AttributeSchema),
})
export type Proposition = z.infer<typeof PropositionSchema>

export const chatPropositionIds = [
  'PLP_01',
  'PLP_02',
  'PLP_03',
  'PLP_04',
  'PLP_05',
  'PLP_06',
  'PLP_07',
  'PLP_08',
  'P_NoNBA',
] as const
export const ChatPropositionIdSchema = z.enum(chatPropositionIds)
export type ChatPropositionId = z.infer<typeof ChatPropositionIdSchema>

/** A way to offer chat; what the chat's trigger needs is in its attributes. */
export const ChatPropositionSchema = PropositionSchema.extend({
  propositionId: ChatPropositionIdSchema,
  subStrategyId: IdSchema,
  templateId: IdSchema,
  propositionName: IdSchema,
  propositionType: z.enum(['LP', 'CO', 'NONE']),
  dynamicStrList: z.array(z.string()),
})
export type ChatProposition = z.infer<typeof ChatPropositionSchema>

export const propositionDescriptions = {
  'ChatProposition.propositionId':
    'PLP_01 to PLP_06 offer live chat embedded, sticky or as an overlay, PLP_07 and PLP_08 a bot; P_NoNBA nothing',
  tacticLocation: 'Where the proposition is shown',
  name: 'Name of the attribute',
  value: 'Its value',
  propositionName: 'Embedded, Sticky or Overlay with its priority; Proactive, Reactive or HOG',
  propositionType: 'Live person chat, bot chat, or none',
}
