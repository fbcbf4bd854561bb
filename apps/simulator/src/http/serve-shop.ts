import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { PathTable } from './path-table'
import { shapeNetwork } from './shape-network'
import { picturePolicy } from './serve-pictures'
import { refuse } from './refuse-unknown'
import { serveDocuments } from './serve-documents'
import { readWorldClock, type World, type WorldDraft } from '@soe/world'
import { armedRulesOf } from '../pipeline/armed-rules'
import { changeWorld, type WorldAccess } from '../pipeline/change-world'
import { delayAnswer } from './delay'
import { findWorldIfAny, liveSession } from './identify'
import { refusal } from './render-reply'
import { decideChunk, type ChunkVerdict } from '@soe/scenario'
import { createDecisionDraft, storeCounters } from '../pipeline/decision-draft'
import { runRuleCommands } from '../pipeline/run-rule-commands'

/** Files with a hash of their content in the name never change. */
const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path)

const staticFiles = (dir: string): FastifyStaticOptions => ({
  root: resolve(dir),
  index: false,
  wildcard: false,
  globIgnore: ['index.html', '**/*.br', '**/*.gz'],
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response, path) => {
    response.header('x-content-type-options', 'nosniff')
    if (path.endsWith('.svg')) response.header('content-security-policy', picturePolicy)
    response.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  },
})

/** The paths of the scripts that a document names. */
export const entryScripts = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+)"|<meta name="code-loader" content="([^"]+)"/g)].flatMap(
      ([, script, loader]) => script ?? loader ?? [],
    ),
  )

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Counts a request for a script of the shop; undefined where no rule is about it. */
const runChunkRules = (
  draft: WorldDraft,
  path: string,
  sessionId: string | undefined,
  realNow: number,
): ChunkVerdict | undefined => {
  const rules = armedRulesOf(draft.world)?.ofChunks ?? []
  const verdict = decideChunk(createDecisionDraft(draft), rules, path, sessionId)
  if (!verdict) return undefined
  storeCounters(draft, verdict.counters)
  runRuleCommands(draft, verdict.commands, realNow)
  return verdict
}

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
const scriptChunk =
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

/** Serves the built shop: its files, a document for every page, 404 for a missing file. */
export const serveShop = async (
  app: FastifyInstance,
  simulator: SimulatorContext,
  table: PathTable,
  dir: string | undefined,
) => {
  app.setNotFoundHandler(refuse)
  if (dir === undefined) return
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no built shop: index.html is missing`)
  const entries = entryScripts(await readFile(join(dir, 'index.html'), 'utf8'))
  await app.register(async (files) => {
    files.addHook('onRequest', scriptChunk(simulator, entries))
    files.addHook('onSend', shapeNetwork(simulator))
    await files.register(fastifyStatic, staticFiles(dir))
  })
  serveDocuments({ app, simulator, table, dir: resolve(dir) })
}
