import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assertAccess, type ControlAccess } from './assert-access'
import { refuse } from '../http/refuse-unknown'
import { refusal } from '../http/render-reply'
import { picturePolicy } from '../http/serve-pictures'

/** Inline styles are allowed because the console's editor inserts style elements; inline scripts are not. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Paths below /__sim without a page of the console. */
const isElsewhere = (path: string) => /^\/__sim\/(v1|docs|health|metrics|assets)(\/|$)|\.[^./]+$/.test(path)

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'strict-origin')
    .header('x-content-type-options', 'nosniff')
    .send(html)

const howToGetIt =
  'This simulator serves no console: start it with --console DIR, the folder of the built one. ' +
  '"npx nx build console" builds it into dist/apps/console, and "npm start" serves it.'

const withoutConsole = (app: FastifyInstance) => {
  for (const path of ['/__sim', '/__sim/']) {
    app.get(path, (_, reply) => reply.status(404).send(refusal('NO_CONSOLE', howToGetIt)))
  }
}

/**
 * Serves the console at /__sim: its files, and one document for every page. Without a token it answers on loopback
 * only, like the control API; with one the files are public, and the API asks for the token.
 */
export const serveConsole =
  (dir: string | undefined, access: ControlAccess) =>
  async (app: FastifyInstance): Promise<void> => {
    if (dir === undefined) return withoutConsole(app)
    if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no built console: index.html is missing`)
    const html = await readFile(join(dir, 'index.html'), 'utf8')
    if (access.token === undefined) app.addHook('onRequest', async (request) => assertAccess(request, access))
    await app.register(fastifyStatic, {
      root: resolve(dir),
      prefix: '/__sim/',
      index: false,
      wildcard: false,
      globIgnore: ['index.html'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = /[\\/]assets[\\/]/.test(path)
        response.header('x-content-type-options', 'nosniff')
        if (path.endsWith('.svg')) response.header('content-security-policy', picturePolicy)
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/__sim', (_, reply) => sendPage(reply, html))
    app.get('/__sim/*', (request, reply) =>
      isElsewhere(pathOf(request)) ? refuse(request, reply) : sendPage(reply, html),
    )
  }
