import { readWorldClock } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearSessionCookies } from './cookies'
import { findWorld, liveSession } from './identify'
import type { Pipeline } from './run-call'

/** A browser can outlive its session or its world: what its cookies still claim goes with the next page it asks for. */
export const forgetLostSession = async (
  { worlds, clock }: Pick<Pipeline, 'worlds' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const world = await findWorld(worlds, request, reply)
  const session = liveSession(world, request, readWorldClock(world.header.clock, clock()))
  if (!session) clearSessionCookies(request, reply)
}
