import type { z } from 'zod'
import { RateOrderBodySchema, StartChatBodySchema, WriteChatBodySchema } from '@soe/contracts'
import {
  closeChat,
  ownerOf,
  rateOrder,
  requireOpenChat,
  startChat,
  viewChat,
  writeToChat,
  type Caller,
} from '@soe/carrier'
import { createDraft, readWorldClock, type ChatState, type WorldDraft } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shapeRefusal } from '../http/shape-refusal'
import { setSessionCookies } from '../http/cookies'
import { changeWorld } from '../pipeline/change-world'
import { noteEvent } from '../pipeline/note-event'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callerOn, chatOf, chatToChange, identifyChat, type ChatRequest } from './chat-caller'
import { followChat, readChat } from './follow-chat'

const readChatBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  throw shapeRefusal('INVALID_REQUEST', [{ name: 'body', value: body, schema, issues: error.issues }])
}

type Run<Result> = (draft: WorldDraft, caller: Caller) => Result

/** Runs a change of the shopper's chat, and notes it in the journal, which wakes those who follow. */
const change = async <Result>(
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  sentence: string,
  run: Run<Result>,
): Promise<Result> => {
  const chat = chatToChange(request)
  const worldId = chat.world.header.id
  const { draft, caller, result } = await changeWorld(simulator, worldId, (makeDraft) => {
    const made: WorldDraft = makeDraft()
    const from = callerOn(made, chat)
    return { draft: made, caller: from, result: run(made, from) }
  })
  await noteEvent(simulator, draft, { at: draft.now, kind: 'chat-changed', sentence })
  setSessionCookies(request.cookies, reply, draft, caller.session, { channel: caller.channel })
  return result
}

/** What an agent has put into the cart counts in the browser's cookies too. */
const refreshCounts = (
  { clock, ids }: SimulatorContext,
  { cookies }: FastifyRequest,
  reply: FastifyReply,
  { world, session, channel }: ChatRequest,
) => {
  if (!session) return
  const draft = createDraft(world, readWorldClock(world.header.clock, clock()), ids)
  setSessionCookies(cookies, reply, draft, session, { channel })
}

const viewing =
  (run: Run<ChatState>): Run<ReturnType<typeof viewChat>> =>
  (draft, caller) =>
    viewChat(draft, caller, run(draft, caller))

/** Stands in for the vendor of the chat: the shopper's side, behind the session's cookie. */
export const registerChat = (simulator: SimulatorContext) => async (app: FastifyInstance) => {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onRequest', (request, reply) => identifyChat(simulator, request, reply))
  app.get('/support/chat', async (request, reply) => {
    const chat = chatOf(request)
    const read = readChat(simulator, chat.world, chat) ?? null
    if (read) refreshCounts(simulator, request, reply, chat)
    return reply.header('cache-control', 'no-store').send({ chat: read })
  })
  app.get('/support/chat/events', { exposeHeadRoute: false }, (request, reply) =>
    followChat(simulator, request, reply, closing.signal),
  )
  app.post('/support/chat', async (request, reply) => {
    const body = readChatBody(StartChatBodySchema, request.body)
    const run = viewing((draft, caller) => startChat(draft, caller, body))
    return { chat: await change(simulator, request, reply, `A shopper started a chat (${body.way}).`, run) }
  })
  app.post('/support/chat/messages', async (request, reply) => {
    const { text } = readChatBody(WriteChatBodySchema, request.body)
    const run = viewing((draft, caller) => writeToChat(draft, caller, text))
    return { chat: await change(simulator, request, reply, 'The shopper of a chat wrote.', run) }
  })
  app.post('/support/chat/end', async (request, reply) => {
    const run = viewing((draft, caller) => closeChat(draft, requireOpenChat(draft, ownerOf(caller.session)), 'shopper'))
    return { chat: await change(simulator, request, reply, 'The shopper ended a chat.', run) }
  })
  app.post('/support/rating', async (request, reply) => {
    const body = readChatBody(RateOrderBodySchema, request.body)
    await change(simulator, request, reply, `A shopper rated an order ${body.score} of 5.`, (draft, caller) =>
      rateOrder(draft, caller, body),
    )
    return reply.status(204).send()
  })
}
