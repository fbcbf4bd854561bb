import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Cookies = FastifyRequest['cookies']

const none: Cookies = Object.freeze({})

/** Parses cookies once a connection, as its calls send the same ones: that is 7 % of the CPU time of `cart.addDevice`. */
const createCookieReader = (parse: FastifyInstance['parseCookie']) => {
  const latest = new WeakMap<Socket, { readonly header: string; readonly cookies: Cookies }>()
  return ({ headers, socket }: FastifyRequest['raw']): Cookies => {
    const { cookie: header } = headers
    if (header === undefined) return none
    const known = latest.get(socket)
    if (known?.header === header) return known.cookies
    const cookies = Object.freeze(parse(header)) as Cookies
    latest.set(socket, { header, cookies })
    return cookies
  }
}

/** Gives every request its cookies, frozen; replies can set some. */
export const readCookies = async (app: FastifyInstance) => {
  await app.register(cookie, { hook: false })
  const cookiesOf = createCookieReader((header) => app.parseCookie(header))
  app.addHook('onRequest', (request, _reply, done) => {
    request.cookies = cookiesOf(request.raw)
    done()
  })
}
