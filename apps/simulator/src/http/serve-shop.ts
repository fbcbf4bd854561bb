import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refusal } from './reply-error'

/** Prefixes that belong to the carrier or to control: never the shop's document. */
const reserved = ['/soe/', '/onedp/', '/support/', '/content/', '/services-v1/', '/__sim']

const isPage = (path: string) => !reserved.some((prefix) => path.startsWith(prefix)) && !/\.(?!html$)[^./]+$/.test(path)

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

const notFound = (app: FastifyInstance, shopDocument: (() => Promise<string>) | undefined) => {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (shopDocument && request.method === 'GET' && isPage(path)) {
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await shopDocument())
    }
    return reply.status(404).send(refusal('UNKNOWN_PATH', `There is nothing at ${request.method} ${path}.`))
  })
}

/** Serves the built shop: files by name, its one document for every page, 404 for a file that is missing. */
export const serveShop = async (app: FastifyInstance, dir: string | undefined) => {
  if (dir === undefined) return notFound(app, undefined)
  const document = join(dir, 'index.html')
  if (!existsSync(document)) throw new Error(`${dir} holds no built shop: index.html is missing`)
  await app.register(fastifyStatic, {
    root: resolve(dir),
    index: false,
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (response, path) => {
      if (path.endsWith('index.html')) response.header('cache-control', 'no-cache')
    },
  })
  notFound(app, () => readFile(document, 'utf8'))
}
