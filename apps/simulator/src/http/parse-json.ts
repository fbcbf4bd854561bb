import type { FastifyInstance } from 'fastify'

/** Bytes that a request may carry. */
export const bodyLimit = 256 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Length of the JSON that was sent. */
    bodyBytes: number
  }
}

/** JSON as Fastify parses it, keys that would reach a prototype refused; an empty body is no body. */
export const parseJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.decorateRequest('bodyBytes', 0)
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, text, done) => {
    request.bodyBytes = text.length
    return text === '' ? done(null, undefined) : parse(request, text as string, done)
  })
}
