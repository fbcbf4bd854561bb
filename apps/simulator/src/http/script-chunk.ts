import { readWorldClock, type World } from '@soe/world'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { armedRulesOf } from '../pipeline/armed-rules'
import { changeWorld, type WorldAccess } from '../pipeline/change-world'
import { runChunkRules } from '../pipeline/run-chunk-rules'
import { delayAnswer } from './delay'
import { findWorldIfAny, liveSession } from './identify'
import { refusal } from './render-reply'

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

const decideFor = async (access: WorldAccess, world: World, request: FastifyRequest, path: string) => {
  const session = liveSession(world, request, readWorldClock(world.header.clock, access.clock()))
  return changeWorld(access, world.header.id, (makeDraft) => {
    const draft = makeDraft()
    return { verdict: runChunkRules(draft, path, session?.id, access.clock()), draft }
  })
}

/**
 * Lets armed rules delay or withhold a script of the shop; without any, scripts are served as usual. No rule is about
 * the scripts that a document starts with: without them there is no shop that could say so.
 */
export const scriptChunk =
  (access: WorldAccess, entries: ReadonlySet<string>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url)
    if (!path.endsWith('.js') || entries.has(path)) return undefined
    const world = await findWorldIfAny(access.worlds, request, reply)
    if (!world || !armedRulesOf(world)?.ofChunks.length) return undefined
    const { verdict, draft } = await decideFor(access, world, request, path)
    if (!verdict) return undefined
    await delayAnswer(request, access, { ...verdict, worldId: world.header.id, from: draft.now })
    if (!verdict.isMissing) return undefined
    const body = refusal('SCRIPTED_MISSING_CHUNK', `A scenario keeps ${path} back.`)
    return reply.status(404).header('cache-control', 'no-store').send(body)
  }
