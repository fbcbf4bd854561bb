import type { FastifyInstance } from 'fastify'

/** Bytes that a request may carry. */
export const bodyLimit = 256 * 1024

/** Objects and lists that may stand in each other: what reads a body level by level must not run out of stack. */
const levelLimit = 64

const tooDeep = { statusCode: 400, message: `The body is nested deeper than ${levelLimit} levels.` }

/** What opening and closing brackets do to the level. */
const steps: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 }

const countOf = (text: string, mark: string): number => {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0 && count <= levelLimit; at = text.indexOf(mark, at + 1)) count += 1
  return count
}

/** Brackets in strings are text. */
const isNestedTooDeep = (text: string): boolean => {
  let level = 0
  let isString = false
  for (let at = 0; at < text.length && level <= levelLimit; at += 1) {
    const character = text[at] as string
    if (character === '"') isString = !isString
    else if (!isString) level += steps[character] ?? 0
    else if (character === '\\') at += 1
  }
  return level > levelLimit
}

/** Most texts have too few brackets for it, which is known sooner. */
const isTooDeep = (text: string): boolean =>
  countOf(text, '{') + countOf(text, '[') > levelLimit && isNestedTooDeep(text)

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
    if (isTooDeep(text)) return done(Object.assign(new Error(tooDeep.message), tooDeep))
    const harmless = parseHarmless(text)
    return harmless ? done(null, harmless.body) : parse(request, text, done)
  })
}
