import type { FastifyInstance } from 'fastify'

/** Bytes that a request may carry. */
export const bodyLimit = 256 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON that was sent; empty where there was none. */
    bodyText: string
  }
}

const byteOrderMark = '\ufeff'

/** Every spelling of a key that would reach a prototype holds one of these. */
const suspects = ['__proto__', 'constructor', '\\u'] as const

/** Undefined for a text that Fastify's own parser has to judge: it may hold such a key, or is no JSON. */
const parseHarmless = (text: string): { readonly body: unknown } | undefined => {
  if (suspects.some((suspect) => text.includes(suspect))) return undefined
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** JSON as Fastify parses it, keys that would reach a prototype refused; an empty body is no body. */
export const parseJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.decorateRequest('bodyText', '')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, sent, done) => {
    const text = sent as string
    request.bodyText = text.startsWith(byteOrderMark) ? text.slice(1) : text
    if (text === '') return done(null, undefined)
    const harmless = parseHarmless(text)
    return harmless ? done(null, harmless.body) : parse(request, text, done)
  })
}
