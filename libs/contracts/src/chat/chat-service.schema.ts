import { z } from 'zod'
import { ChatPropositionIdSchema } from '../shared/proposition.schema'

/** Who answers: a person, the assistant, or a specialist by video. */
export const chatWays = ['person', 'assistant', 'video'] as const
export type ChatWay = (typeof chatWays)[number]

export const chatAuthors = ['shopper', 'agent', 'assistant'] as const
export type ChatAuthor = (typeof chatAuthors)[number]

export const chatTopics = ['cart', 'order', 'bill', 'other'] as const
export type ChatTopic = (typeof chatTopics)[number]

/** Characters of a message. */
export const longestChatText = 1000

export const ChatTextSchema = z.string().trim().min(1).max(longestChatText)

const Text = z.string().max(200)
const YesNo = z.enum(['Y', 'N'])

/** Why and how a chat is offered (the specification, commerce 3). An empty `propositionId` offers nothing. */
export const ChatTriggerSchema = z.strictObject({
  propositionId: ChatPropositionIdSchema.or(z.literal('')),
  LC_Available: YesNo,
  Priority: Text,
  Overlay_Opener_Verbiage: Text,
  Sticky_Opener_Verbiage: Text,
  Embedded_Opener_Verbiage: Text,
  Embedded: YesNo,
  Sticky: YesNo,
  Overlay: YesNo,
  Overlay_TimeDelay: Text,
  Page_Location: Text,
  Sub_Page_Type: Text,
  intent_Flow: Text,
  Customer_Type: Text,
  Authentication: Text,
  Language: z.enum(['en', 'es']),
  SOI_Engagement_ids: Text,
  sessionId: Text,
})
export type ChatTrigger = z.infer<typeof ChatTriggerSchema>

export const StartChatBodySchema = z.strictObject({
  way: z.enum(chatWays),
  topic: z.enum(chatTopics),
  trigger: ChatTriggerSchema,
  /** What an assistant that opens by itself says first. */
  opener: z.string().max(longestChatText).optional(),
})
export type StartChatBody = z.infer<typeof StartChatBodySchema>

export const WriteChatBodySchema = z.strictObject({ text: ChatTextSchema })

export const RateOrderBodySchema = z.strictObject({
  orderNumber: z.string().min(1).max(80),
  score: z.number().int().min(1).max(5),
  comment: z.string().trim().max(longestChatText),
})
export type RateOrderBody = z.infer<typeof RateOrderBodySchema>

/** An accessory that the agent offers to add. */
export interface OfferedAccessory {
  readonly skuId: string
  readonly name: string
  /** Dollars. */
  readonly price: number
}

export interface ChatMessageView {
  readonly id: number
  /** Milliseconds since 1970 on the world's clock. */
  readonly at: number
  readonly from: ChatAuthor
  readonly text: string
  readonly offer?: OfferedAccessory
}

/** A conversation as its shopper sees it. */
export interface ChatView {
  readonly id: string
  readonly way: ChatWay
  readonly topic: string
  /** `waiting` until an agent has answered. */
  readonly status: 'waiting' | 'open' | 'ended'
  /** The agent's first name, once there is one. */
  readonly agent: string
  readonly messages: readonly ChatMessageView[]
  /** Absent while the shopper has none. */
  readonly cart?: {
    readonly isHeldByChat: boolean
    /** Another text whenever the cart or its lock has changed. */
    readonly revision: string
  }
}
