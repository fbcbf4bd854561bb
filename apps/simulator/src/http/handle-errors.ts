import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultReply, isFault } from '../pipeline/reply'
import { refusal, renderReply, type RenderedReply } from './render-reply'

interface Issue {
  code?: string
  path?: readonly unknown[]
  message?: string
  /** What each member of a union finds wrong. */
  errors?: readonly (readonly Issue[])[]
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path = [] }) => path.length))

/** The member of the union that the value comes closest to: the one that finds fault deepest in it. */
const closest = (members: readonly (readonly Issue[])[]) =>
  [...members].sort((left, right) => depthOf(right) - depthOf(left))[0] ?? []

const keysOf = (members: readonly (readonly Issue[])[]) => [
  ...new Set(members.flatMap((issues) => issues.flatMap(({ path = [] }) => path.slice(0, 1).map(String)))),
]

const unionIssues = (path: readonly unknown[], members: readonly (readonly Issue[])[]): Issue[] =>
  depthOf(closest(members)) < 2
    ? [{ path, message: `expected exactly one of ${keysOf(members).join(', ')}` }]
    : closest(members).map((issue) => ({ ...issue, path: [...path, ...(issue.path ?? [])] }))

const flattened = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union' && issue.errors && issue.errors.length > 0 && keysOf(issue.errors).length > 0
    ? unionIssues(issue.path ?? [], issue.errors).flatMap(flattened)
    : [issue]

const issuesOf = (part: string, error: unknown): string[] =>
  ((error as { issues?: Issue[] } | null)?.issues ?? [])
    .flatMap(flattened)
    .map(({ path = [], message = 'is not valid' }) => `${[part, ...path.map(String)].join('.')}: ${message}`)

/** What a request that doesn't fit its contract gets wrong, in words. */
const describeInvalid = (error: RequestValidationError): string => {
  const issues = [
    ...issuesOf('path', error.pathParams),
    ...issuesOf('headers', error.headers),
    ...issuesOf('query', error.query),
    ...issuesOf('body', error.body),
  ]
  return issues.slice(0, 10).join('; ') || 'The request is not valid.'
}

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
  if (error instanceof RequestValidationError) return refused(400, 'INVALID_REQUEST', describeInvalid(error))
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
