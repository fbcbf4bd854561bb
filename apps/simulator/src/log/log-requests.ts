import type { SecretIds } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { redact } from '@soe/contracts/redaction'
import { worldCookie, worldHeader } from '../http/identify'
import type { PathTable } from '../http/path-table'
import { plainId } from '../http/reply-headers'
import type { RequestLine } from './request-line'

const requestIdHeader = 'x-request-id'

/** A client of the carrier names its calls by the first, a proxy by the second. */
const sentIds = ['guie2erequestid', requestIdHeader]

const plain = (value: unknown): string | undefined =>
  typeof value === 'string' && plainId.test(value) ? value : undefined

/** What a client sends as an id, unless it is one that people would not want to be read. */
const sent = (value: unknown): string | undefined => {
  const id = plain(value)
  return id !== undefined && redact(id) === id ? id : undefined
}

const idOf = ({ headers }: FastifyRequest, ids: SecretIds): string =>
  sentIds.map((name) => sent(headers[name])).find((id) => id !== undefined) ?? ids.secret()

const worldOf = ({ callContext, params, headers, cookies }: FastifyRequest): string | undefined =>
  callContext?.worldId ??
  sent((params as { world?: string } | undefined)?.world) ??
  sent(headers[worldHeader]) ??
  sent(cookies[worldCookie])

/** Segment by segment: a slash may be part of what looks like an e-mail address. */
const pathOf = ({ originalUrl }: FastifyRequest): string =>
  (originalUrl.split('?', 1)[0] ?? '')
    .split('/')
    .map((segment) => redact(segment))
    .join('/')

const statusOf = ({ raw }: FastifyReply): number => (raw.headersSent ? raw.statusCode : 0)

export interface RequestLogOptions {
  readonly ids: SecretIds
  readonly table: Pick<PathTable, 'find'>
  readonly log: (line: RequestLine) => void
}

/** Logs each request when it has ended, however it did, and says its id in the answer. */
export const logRequests = (app: FastifyInstance, { ids, table, log }: RequestLogOptions): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const arrivedAt = performance.now()
    const id = idOf(request, ids)
    reply.header(requestIdHeader, id)
    // A scenario may end the connection behind Fastify's back: only the stream knows in any case.
    reply.raw.once('close', () =>
      log({
        request: id,
        method: request.method,
        path: pathOf(request),
        operation: table.find(request.method, request.originalUrl)?.key,
        world: worldOf(request),
        decision: plain(reply.getHeader('x-sim-decision')),
        status: statusOf(reply),
        ms: Math.round((performance.now() - arrivedAt) * 10) / 10,
      }),
    )
    done()
  })
}
