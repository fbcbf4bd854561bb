import type { IncomingMessage, ServerResponse } from 'node:http'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from './render-reply'

const isNamedTwice = ({ rawHeaders }: IncomingMessage): boolean => {
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') named += 1
  }
  return named > 1
}

/** Whether a host is a name or an address, with or without a port. */
const isHost = (host: string): boolean => !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`)

/** Names what is wrong with a request's host or target (RFC 9112, 3.2). */
const problemOf = ({ headers, raw, originalUrl, method }: FastifyRequest): string | undefined => {
  if (headers.host === undefined && raw.httpVersion === '1.1')
    return 'A request of HTTP/1.1 names its host in the header Host.'
  if (isNamedTwice(raw)) return 'A request names one host in the header Host.'
  if (headers.host !== undefined && headers.host !== '' && !isHost(headers.host))
    return `"${headers.host.slice(0, 100)}" is no host: a name or an address is, with or without a port.`
  if (originalUrl.startsWith('/') || (method === 'OPTIONS' && originalUrl === '*')) return undefined
  return `"${originalUrl.slice(0, 100)}" is no target: a path is, or an address with http: or https:.`
}

export const refuseOddHeads = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, _reply, done) => {
    const problem = problemOf(request)
    done(problem === undefined ? undefined : new RefusalFault('INVALID_REQUEST', problem))
  })

/** The only expectation that HTTP knows is `100-continue`, which Node meets by itself (RFC 9110, 10.1.1). */
export const refuseExpectations = ({ server }: FastifyInstance) =>
  server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const text = `The expectation "${headers.expect}" is not known here.`
    const body = JSON.stringify(refusal('INVALID_REQUEST', text, ['100-continue']))
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
