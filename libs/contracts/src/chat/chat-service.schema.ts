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
export const OfferedAccessorySchema = z.strictObject({
  skuId: z.string(),
  name: z.string(),
  /** Dollars. */
  price: z.number(),
})
export type OfferedAccessory = Readonly<z.infer<typeof OfferedAccessorySchema>>

export const ChatMessageSchema = z.strictObject({
  id: z.number().int(),
  /** Milliseconds since 1970 on the world's clock. */
  at: z.number().int(),
  from: z.enum(chatAuthors),
  text: z.string(),
  offer: OfferedAccessorySchema.optional(),
})
export type ChatMessageView = Readonly<z.infer<typeof ChatMessageSchema>>

export const ChatSchema = z.strictObject({
  id: z.string(),
  way: z.enum(chatWays),
  topic: z.string(),
  /** `waiting` until an agent has answered. */
  status: z.enum(['waiting', 'open', 'ended']),
  /** The agent's first name, once there is one. */
  agent: z.string(),
  messages: z.array(ChatMessageSchema).readonly(),
  /** Absent while the shopper has none. */
  cart: z
    .strictObject({
      isHeldByChat: z.boolean(),
      /** Another text whenever the cart or its lock has changed. */
      revision: z.string(),
    })
    .readonly()
    .optional(),
})
export type ChatView = Readonly<z.infer<typeof ChatSchema>>

/** The answer of every call of the chat: null where the shopper has none. */
export const ChatAnswerSchema = z.strictObject({ chat: ChatSchema.nullable() })
