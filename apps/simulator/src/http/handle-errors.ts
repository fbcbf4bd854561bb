import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '@soe/contracts'
import { faultReply, isFault } from '../pipeline/reply'
import { refuseInvalid } from './refuse-invalid'
import { renderRefusal, renderReply, type RenderedReply } from './render-reply'
import { finished } from 'node:stream/promises'

/** Fastify's own refusals, by code, in words. */
const refusals: Readonly<Record<string, { status: number; code: RefusalCode; message: string }>> = {
  FST_ERR_BAD_URL: {
    status: 400,
    code: 'INVALID_REQUEST',
    message: 'The path holds a % without two hexadecimal digits.',
  },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, code: 'INVALID_REQUEST', message: 'A part of the path is too long.' },
}

const tooLarge = ({ routeOptions }: FastifyRequest): RenderedReply =>
  renderRefusal(
    413,
    'BODY_TOO_LARGE',
    `The body is larger than ${Math.floor((routeOptions.bodyLimit ?? 0) / 1024)} kB.`,
  )

const renderError = (error: FastifyError | Error, request: FastifyRequest): RenderedReply => {
  if (isFault(error)) return renderReply(faultReply(error))
  if ((error as FastifyError).code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request)
  if (error instanceof RequestValidationError) return renderReply(faultReply(refuseInvalid(error, request)))
  const known = refusals[(error as FastifyError).code ?? '']
  if (known) return renderRefusal(known.status, known.code, known.message)
  const status = (error as FastifyError).statusCode
  if (status !== undefined && status < 500) return renderRefusal(status, 'INVALID_REQUEST', error.message)
  return renderRefusal(500, 'INTERNAL_ERROR', 'The simulator failed. Its log says why.')
}

type OnRefused = (request: FastifyRequest, reply: FastifyReply, rendered: RenderedReply) => Promise<void>

/** What a failure is that the simulator is not to blame for. */
type WhyFailed = (request: FastifyRequest) => Promise<RenderedReply | undefined>

/** An address that no router can read has no route, and so no handler of errors. */
export const refuseBadUrl = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, body } = renderError(error, request)
  reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .send(JSON.stringify(body))
}

/** Bytes of a refused request that are read and dropped. */
const patience = 64 * 1024 * 1024

/**
 * Reads to its end what a refused request still sends. An answer that comes before that is lost to clients that send
 * all of it first, and to the rest when the connection closes over bytes that nobody has read.
 */
const drainRequest = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (raw.complete || raw.readableEnded || raw.destroyed) return
  let dropped = 0
  const drained = new AbortController()
  raw.on('data', (piece: Buffer) => {
    dropped += piece.length
    if (dropped > patience) drained.abort()
  })
  // A client that has left needs no answer.
  await finished(raw, { writable: false, signal: drained.signal }).catch(() => undefined)
  if (raw.complete) reply.removeHeader('connection')
}

/** Every error of every route ends here, with one shape. */
export const handleErrors = (
  app: FastifyInstance,
  logger?: Pick<Console, 'error'>,
  { onRefused, whyFailed }: { readonly onRefused?: OnRefused; readonly whyFailed?: WhyFailed } = {},
) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const said = renderError(error, request)
    const hasFailed = said.status >= 500 && !isFault(error)
    if (hasFailed) logger?.error(error)
    const rendered = (hasFailed && (await whyFailed?.(request).catch(() => undefined))) || said
    await drainRequest(request, reply)
    await onRefused?.(request, reply, rendered)
    return reply.status(rendered.status).send(rendered.body)
  })
}
