import { Readable } from 'node:stream'
import type { ChatView } from '@soe/contracts'
import { isLive, latestChatOf, ownerOf, viewChat } from '@soe/carrier'
import { createDraft, readWorldClock, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { waitForNews } from '../journal/wait-for-news'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { callerOn, chatOf, type ChatRequest } from './chat-caller'

/** Milliseconds after which a silent stream looks again: another process may have changed the world. */
const patience = 2000

/** The chat of the session, if it has one; undefined once the session is over. */
export const readChat = (
  { clock, ids }: SimulatorContext,
  world: World,
  { session, channel }: ChatRequest,
): ChatView | null | undefined => {
  const now = readWorldClock(world.header.clock, clock())
  const current = world.collections.sessions.get(session?.id ?? '')
  if (!current || !isLive(current, now)) return undefined
  const draft = createDraft(world, now, ids)
  const chat = latestChatOf(draft, ownerOf(current))
  return chat ? viewChat(draft, callerOn(draft, { world, session: current, channel }), chat) : null
}

/** The whole chat whenever it has changed: a browser that reconnects has missed nothing. */
async function* stream(simulator: SimulatorContext, request: ChatRequest, gone: AbortSignal) {
  const worldId = request.world.header.id
  const { isOver, wait, stop } = waitForNews(simulator.journal, worldId, { gone, patience })
  let sent = ''
  try {
    yield ': this chat\n\n'
    while (!isOver()) {
      const world = await simulator.worlds.load(worldId)
      const chat = world && readChat(simulator, world, request)
      if (chat === undefined) return
      const text = JSON.stringify(chat)
      if (text !== sent) yield `event: chat\ndata: ${text}\n\n`
      const isNew = text !== sent
      sent = text
      if ((await wait()) === 'silence' && !isNew) yield ': still here\n\n'
    }
  } finally {
    stop()
  }
}

/** Follows the shopper's chat as server-sent events, until the session or the world ends. */
export const followChat = (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
) => {
  const chat = chatOf(request)
  // A browser asks no more after this answer.
  if (readChat(simulator, chat.world, chat) === undefined) return reply.status(204).send()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const events = stream(simulator, chat, AbortSignal.any([gone.signal, closing]))
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(events, { highWaterMark: 1 }))
}
