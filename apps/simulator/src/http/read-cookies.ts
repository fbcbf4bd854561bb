import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Cookies = FastifyRequest['cookies']

interface ReadCookies {
  readonly header: string
  readonly cookies: Cookies
}

const latest = Symbol('the cookies that the connection sent last')

declare module 'node:net' {
  interface Socket {
    [latest]?: ReadCookies
  }
}

const none: Cookies = Object.freeze({})

/** A browser sends the same cookies with call after call of a connection: they are parsed where they have changed. */
const cookiesOf = (app: FastifyInstance, { headers, socket }: FastifyRequest['raw']): Cookies => {
  const { cookie: header } = headers
  if (header === undefined) return none
  const known = socket[latest]
  if (known?.header === header) return known.cookies
  const cookies = Object.freeze(app.parseCookie(header)) as Cookies
  socket[latest] = { header, cookies }
  return cookies
}

/** Every request has its cookies, which nobody can change; replies can set some. */
export const readCookies = async (app: FastifyInstance) => {
  await app.register(cookie, { hook: false })
  app.addHook('onRequest', (request, _reply, done) => {
    request.cookies = cookiesOf(app, request.raw)
    done()
  })
}
