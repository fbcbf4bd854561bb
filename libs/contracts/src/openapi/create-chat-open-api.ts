import type { z } from 'zod'
import * as chat from '../chat/chat-service.schema'
import { defaultServer } from './default-server'
import { createToolDocument, type ToolCall, type ToolDocument } from './tool-document'

const trigger = {
  propositionId: '',
  LC_Available: 'Y',
  Priority: '',
  Overlay_Opener_Verbiage: '',
  Sticky_Opener_Verbiage: '',
  Embedded_Opener_Verbiage: '',
  Embedded: 'N',
  Sticky: 'N',
  Overlay: 'N',
  Overlay_TimeDelay: '',
  Page_Location: 'expresscart',
  Sub_Page_Type: '',
  intent_Flow: 'AAL',
  Customer_Type: 'prospect',
  Authentication: 'N',
  Language: 'en',
  SOI_Engagement_ids: '',
  sessionId: '',
} satisfies z.input<typeof chat.ChatTriggerSchema>

const answered = { 200: { description: "The shopper's chat.", schema: chat.ChatAnswerSchema } }

const calls: readonly ToolCall[] = [
  {
    operationId: 'readChat',
    method: 'GET',
    path: '/support/chat',
    summary: 'Read the chat of the shopper',
    tag: 'chat',
    answers: answered,
  },
  {
    operationId: 'followChat',
    method: 'GET',
    path: '/support/chat/events',
    summary: 'Follow the chat, as server-sent events that each hold all of it',
    tag: 'chat',
    answers: { 200: { description: 'A stream without an end.', types: ['text/event-stream'] } },
  },
  {
    operationId: 'startChat',
    method: 'POST',
    path: '/support/chat',
    summary: 'Start a chat with a person, the assistant or a specialist by video',
    tag: 'chat',
    body: chat.StartChatBodySchema,
    example: { way: 'assistant', topic: 'cart', trigger },
    answers: answered,
  },
  {
    operationId: 'writeToChat',
    method: 'POST',
    path: '/support/chat/messages',
    summary: 'Write to the agent',
    tag: 'chat',
    body: chat.WriteChatBodySchema,
    example: { text: 'Which plan do I have?' },
    answers: answered,
  },
  {
    operationId: 'endChat',
    method: 'POST',
    path: '/support/chat/end',
    summary: 'End the chat',
    tag: 'chat',
    answers: answered,
  },
  {
    operationId: 'rateOrder',
    method: 'POST',
    path: '/support/rating',
    summary: 'Rate an order of the shopper',
    tag: 'rating',
    body: chat.RateOrderBodySchema,
    example: { orderNumber: 'O1-4fz9k2', score: 5, comment: '' },
    answers: { 204: { description: 'Done; there is no body.' } },
  },
]

const description = `What the shop's chat asks for. A vendor carries the chats of the carrier; the simulator stands in for it.
A change repeats the token of the session in the header X-XSRF-TOKEN.

It is not part of the carrier's contract, and no judge of a backend asks for it.`

export const createChatOpenApi = (): ToolDocument =>
  createToolDocument({
    title: 'Chat of the shop',
    description,
    server: defaultServer,
    tags: { chat: 'The chat of a shopper', rating: 'What a shopper thinks of an order' },
    files: [chat],
    calls,
    security: {
      name: 'session',
      scheme: { type: 'apiKey', in: 'cookie', name: 'sim-session', description: 'The session of a shopper.' },
      isOptional: true,
    },
  })
