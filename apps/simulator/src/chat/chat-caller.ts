import { sessionOfCall, type Caller } from '@soe/carrier'
import type { SessionState, World, WorldDraft } from '@soe/world'
import { readWorldClock } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { channelOf, findWorld, liveSession } from '../http/identify'
import { httpDate } from '../http/reply-headers'
import { assertXsrf } from '../http/xsrf'
import type { SimulatorContext } from '../pipeline/simulator-context'

export interface ChatRequest {
  readonly world: World
  /** Undefined for a guest without stored state. */
  readonly session: SessionState | undefined
  readonly channel: string
}

const identified = new WeakMap<FastifyRequest, ChatRequest>()

/** Comes before the body is read: the shop ends sessions by the dates of answers, those of refused bodies too. */
export const identifyChat = async (
  { worlds, clock }: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const world = await findWorld(worlds, request, reply)
  const now = readWorldClock(world.header.clock, clock())
  reply.header('date', httpDate(now))
  identified.set(request, { world, session: liveSession(world, request, now), channel: channelOf(request) })
}

export const chatOf = (request: FastifyRequest): ChatRequest => {
  const chat = identified.get(request)
  if (!chat) throw new Error('the chat has not been identified')
  return chat
}

/** A change needs the token of the session, which no other site can read. */
export const chatToChange = (request: FastifyRequest): ChatRequest => {
  const chat = chatOf(request)
  if (chat.session) assertXsrf(request, chat.session)
  return chat
}

/** The caller on a draft: a guest without a session gets one. */
export const callerOn = (draft: WorldDraft, { session, channel }: ChatRequest): Caller => {
  const audience = session?.audience ?? 'prospect'
  const own = sessionOfCall(draft, { sessionId: session?.id, audience })
  return { session: own, audience, channel }
}
