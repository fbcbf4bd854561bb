import { z } from 'zod'

const AttributeSchema = z.strictObject({ name: z.string(), value: z.string() })

/** What the carrier proposes, with all that feedback on it repeats. */
export const PropositionSchema = z.strictObject({
  propositionId: z.string(),
  /** 1 first. */
  rank: z.number().int(),
  dispositionOptionId: z.number().int().describe('81 accepted, 82 displayed or not accepted'),
  tacticLocation: z.string().describe('Where the proposition is shown'),
  ctaReference: z.string().nullable(),
  externalId: z.string().describe('What is proposed: the product, for a recommendation'),
  soiEngagementId: z.string(),
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
  subStrategyId: z.string(),
  templateId: z.string(),
  propositionName: z.string().describe('Embedded, Sticky or Overlay with its priority; Proactive, Reactive or HOG'),
  propositionType: z.enum(['LP', 'CO', 'NONE']).describe('Live person chat, bot chat, or none'),
  dynamicStrList: z.array(z.string()),
})
export type ChatProposition = z.infer<typeof ChatPropositionSchema>
