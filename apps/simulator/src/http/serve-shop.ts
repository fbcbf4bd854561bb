import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { PathTable } from './path-table'
import { scriptChunk } from './script-chunk'
import { shapeNetwork } from './shape-network'
import { picturePolicy } from './serve-pictures'
import { refuse } from './refuse-unknown'
import { serveDocuments } from './serve-documents'

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
