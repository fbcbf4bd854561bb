import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultReply, isFault } from '../pipeline/reply'
import { refuseInvalid } from './refuse-invalid'
import { refusal, renderReply, type RenderedReply } from './render-reply'

const refused = (status: number, code: string, message: string, allowed?: readonly string[]): RenderedReply => ({
  status,
  body: refusal(code, message, allowed),
  error: code,
})

/** Fastify's own refusals, by code, in words. */
const refusals: Readonly<Record<string, { status: number; code: string; message: string; allowed?: string[] }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send JSON.',
    allowed: ['application/json'],
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'INVALID_JSON', message: 'The body is empty.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'INVALID_JSON', message: 'The body is not valid JSON.' },
}

const tooLarge = ({ routeOptions }: FastifyRequest): RenderedReply =>
  refused(413, 'BODY_TOO_LARGE', `The body is larger than ${Math.floor((routeOptions.bodyLimit ?? 0) / 1024)} kB.`)

const renderError = (error: FastifyError | Error, request: FastifyRequest): RenderedReply => {
  if (isFault(error)) return renderReply(faultReply(error))
  if ((error as FastifyError).code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request)
  if (error instanceof RequestValidationError) return renderReply(faultReply(refuseInvalid(error, request)))
  const known = refusals[(error as FastifyError).code ?? '']
  if (known) return refused(known.status, known.code, known.message, known.allowed)
  const status = (error as FastifyError).statusCode
  if (status !== undefined && status < 500) return refused(status, 'INVALID_REQUEST', error.message)
  return refused(500, 'INTERNAL_ERROR', 'The simulator failed. Its log says why.')
}

type OnRefused = (request: FastifyRequest, reply: FastifyReply, rendered: RenderedReply) => Promise<void>

/** Every error of every route ends here, with one shape. */
export const handleErrors = (app: FastifyInstance, logger?: Pick<Console, 'error'>, onRefused?: OnRefused) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const rendered = renderError(error, request)
    if (rendered.status >= 500 && !isFault(error)) logger?.error(error)
    await onRefused?.(request, reply, rendered)
    return reply.status(rendered.status).send(rendered.body)
  })
}
