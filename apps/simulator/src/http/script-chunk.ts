import { readWorldClock, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rulesOf } from '../scenario-player/compile-scenario'
import { decideChunk, type ChunkVerdict } from '../scenario-player/decide-chunk'
import { pause, waitForWorldClock } from './hold-back'
import { findWorldIfAny, liveSession } from './identify'
import { refusal } from './reply-error'
import { changeWorld, type Pipeline } from './run-call'

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

const decideFor = async (pipeline: Pipeline, world: World, request: FastifyRequest, path: string) => {
  const session = liveSession(world, request, readWorldClock(world.header.clock, pipeline.clock()))
  return changeWorld(pipeline, world.header.id, (makeDraft) => {
    const draft = makeDraft()
    return { verdict: decideChunk(draft, path, session?.id, pipeline.clock()), draft }
  })
}

const holdUp = async (
  pipeline: Pipeline,
  request: FastifyRequest,
  worldId: string,
  { delay, isOnWorldClock }: ChunkVerdict,
  now: number,
) => {
  if (delay === 0) return
  if (isOnWorldClock) await waitForWorldClock(request, { ...pipeline, worldId }, now + delay)
  else await pause(request, delay)
}

/** Lets armed rules keep a script of the shop back; without any, scripts are served as ever. */
export const missChunk = (pipeline: Pipeline) => async (request: FastifyRequest, reply: FastifyReply) => {
  const path = pathOf(request.url)
  if (!path.endsWith('.js')) return undefined
  const world = await findWorldIfAny(pipeline.worlds, request, reply)
  if (!world || !rulesOf(world)?.ofChunks.length) return undefined
  const { verdict, draft } = await decideFor(pipeline, world, request, path)
  if (!verdict) return undefined
  await holdUp(pipeline, request, world.header.id, verdict, draft.now)
  if (!verdict.isMissing) return undefined
  const body = refusal('SCRIPTED_MISSING_CHUNK', `A scenario keeps ${path} back.`)
  return reply.status(404).header('cache-control', 'no-store').send(body)
}
