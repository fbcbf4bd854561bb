import type { IncomingMessage, ServerResponse } from 'node:http'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { refusal } from './render-reply'

/** A request of HTTP/1.1 names its host (RFC 9112, 3.2). */
export const refuseWithoutHost = (app: FastifyInstance) =>
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers.host !== undefined || raw.httpVersion !== '1.1') done()
    else done(new RefusalFault('INVALID_REQUEST', 'A request of HTTP/1.1 names its host in the header Host.'))
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
