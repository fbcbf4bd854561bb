import { findOperation, type ChatCall, type ChatCallReply, type OperationKey } from '@soe/contracts'
import { chatChannel, isLive, requireOperation } from '@soe/carrier'
import { readWorldClock, RefusalFault, type ChatState, type SessionState, type World } from '@soe/world'
import type { z } from 'zod'
import { recordedFor } from '../http/record-call'
import { renderReply } from '../http/render-reply'
import { requireWorld } from '../pipeline/change-world'
import { runCall } from '../pipeline/run-call'
import { settleCall } from '../pipeline/see-call'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { shapeRefusal } from '../http/shape-refusal'

interface ChatCallRequest {
  params: { world: string; chat: string }
  body: ChatCall
}

const requireChat = ({ collections: { chats } }: World, id: string): ChatState => {
  const chat = chats.get(id)
  if (chat && chat.status !== 'ended') return chat
  const open = [...chats.values()].filter(({ status }) => status !== 'ended')
  const allowed = open.map((each) => each.id)
  throw new RefusalFault('UNKNOWN_CHAT', `There is no open chat "${id}".`, allowed)
}

const requireSession = (world: World, { sessionId }: ChatState, now: number): SessionState => {
  const session = world.collections.sessions.get(sessionId)
  if (session && isLive(session, now)) return session
  throw new RefusalFault('SESSION_ENDED')
}

/** An agent changes the cart and nothing else. */
const requireCartChange = (key: string): OperationKey => {
  const operation = requireOperation(key)
  if (operation.startsWith('cart.') && findOperation(operation).metadata.kind === 'change') return operation
  throw new RefusalFault('NOT_A_CART_CHANGE', `"${operation}" is not a change of a cart.`)
}

const parseBody = (key: OperationKey, body: unknown): unknown => {
  const { body: schema } = findOperation(key) as { body?: z.ZodType }
  const parsed = schema?.safeParse(body)
  if (schema && parsed?.success === false) {
    const { issues } = parsed.error
    throw shapeRefusal('INVALID_REQUEST', [{ name: 'body', value: body, schema, issues }])
  }
  return parsed?.data
}

const callForChat = async (simulator: SimulatorContext, { params, body }: ChatCallRequest): Promise<ChatCallReply> => {
  const world = await requireWorld(simulator, params.world)
  const chat = requireChat(world, params.chat)
  const session = requireSession(world, chat, readWorldClock(world.header.clock, simulator.clock()))
  const operation = requireCartChange(body.operation)
  const context = {
    worldId: world.header.id,
    sessionId: session.id,
    audience: session.audience,
    channel: chatChannel,
    requestId: undefined,
    language: 'en' as const,
    headerProblems: 0,
  }
  const result = await runCall(simulator, operation, { context, body: parseBody(operation, body.body), query: {} })
  await settleCall(simulator, context.worldId, result)
  const rendered = renderReply(result.reply)
  recordedFor(simulator, operation, { context, bodyText: JSON.stringify(body.body), query: {} }, result, rendered)
  return { status: rendered.status, body: rendered.body ?? null }
}

/** The agent's calls: what the contract allows, under the channel of chat. */
export const chatHandlers = (simulator: SimulatorContext) => ({
  callForChat: async (request: ChatCallRequest) => ({ status: 200, body: await callForChat(simulator, request) }),
})
