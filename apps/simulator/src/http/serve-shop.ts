import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { WorldStore } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { armedRulesOf } from '../pipeline/armed-rules'
import type { WorldAccess } from '../pipeline/change-world'
import { compressJson } from './compress-json'
import { findWorldIfAny, worldHeader } from './identify'
import { refreshCookies } from './refresh-cookies'
import { refusal } from './render-reply'
import { scriptChunk } from './script-chunk'
import { loadDocumentWriter, type WriteDocument } from './shop-document'

/** Prefixes of the carrier and of the control API, which never get the shop's document. */
const reserved = ['/soe/', '/onedp/', '/support/', '/content/', '/services-v1/', '/__sim']

const isPage = (path: string) => !reserved.some((prefix) => path.startsWith(prefix)) && !/\.(?!html$)[^./]+$/.test(path)

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Files with a hash of their content in the name never change. */
const isHashed = (path: string) => /[\\/]assets[\\/]/.test(path)

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .status(404)
    .send(refusal('UNKNOWN_PATH', `There is nothing at ${request.method} ${pathOf(request.originalUrl)}.`))

/** Failures and rules of the world are for the browser to meet: rendering its document must not use them up or count. */
const isUndisturbed = async (worlds: WorldStore, request: FastifyRequest, reply: FastifyReply) => {
  const world = await findWorldIfAny(worlds, request, reply)
  return world !== undefined && world.collections.failures.size === 0 && armedRulesOf(world) === undefined
}

const inProcess = (app: FastifyInstance, { headers }: FastifyRequest, cookie: string): typeof fetch => {
  const { host, [worldHeader]: world } = headers
  const caller = { ...(cookie && { cookie }), ...(host && { host }), ...(world && { [worldHeader]: world }) }
  return async (url, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url instanceof Request ? url.url : url.toString(),
      headers: { ...(init?.headers as Record<string, string>), ...caller },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    })
    const type = String(answer.headers['content-type'] ?? '')
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
}

const unreachable: typeof fetch = () => Promise.reject(new TypeError('a failure waits for the browser'))

const serveDocuments = (app: FastifyInstance, access: WorldAccess, writeDocument: WriteDocument) => {
  app.get('/*', { onSend: compressJson }, async (request, reply) => {
    if (!isPage(pathOf(request.url))) return refuse(request, reply)
    const { cookies, redirect } = await refreshCookies(access, request, reply)
    if (redirect !== undefined) return reply.header('cache-control', 'no-store').redirect(redirect, 303)
    const { status, headers, body } = await writeDocument({
      url: `${request.protocol}://${request.host}${request.url}`,
      cookies,
      userAgent: request.headers['user-agent'] ?? '',
      fetch: (await isUndisturbed(access.worlds, request, reply)) ? inProcess(app, request, cookies) : unreachable,
    })
    return reply.status(status).headers(headers).send(body)
  })
}

const staticFiles = (dir: string): FastifyStaticOptions => ({
  root: resolve(dir),
  index: false,
  wildcard: false,
  globIgnore: ['index.html', '**/*.br', '**/*.gz'],
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response, path) => {
    response.header('x-content-type-options', 'nosniff')
    response.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  },
})

/** Serves the built shop: its files, a document for every page, 404 for a missing file. */
export const serveShop = async (app: FastifyInstance, access: WorldAccess, dir: string | undefined) => {
  app.setNotFoundHandler(refuse)
  if (dir === undefined) return
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no built shop: index.html is missing`)
  await app.register(async (files) => {
    files.addHook('onRequest', scriptChunk(access))
    await files.register(fastifyStatic, staticFiles(dir))
  })
  serveDocuments(app, access, await loadDocumentWriter(resolve(dir)))
}
