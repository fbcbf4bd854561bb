import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { jsonExtent } from '../validation/json-extent'
import { refuseOtherTypes } from './body-types'
import { utf8Body } from './utf8-body'

/** Bytes that a request may carry. */
export const bodyLimit = 256 * 1024

/** Objects and lists that may stand in each other: what reads a body level by level must not run out of stack. */
const levelLimit = 64

/** Values that a body may hold; one that is larger than most, such as a snapshot, one for each so many bytes. */
const mostValues = 10_000
const bytesOfValue = 8

/** Fields that an object of a body may have: a schema's refusal names each that it does not know. */
const mostFields = 10_000

const countOf = (text: string, mark: string): number => {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0 && count <= levelLimit; at = text.indexOf(mark, at + 1)) count += 1
  return count
}

/** Most texts are too short for that many values, and have too few brackets for that many levels. */
const isModest = (text: string): boolean =>
  text.length <= 2 * mostValues && countOf(text, '{') + countOf(text, '[') <= levelLimit

const invalid = (message: string) => new RefusalFault('INVALID_REQUEST', message)

/** Refuses what would take long to check, or much memory, before it is parsed. */
const assertExtent = (text: string, limit: number) => {
  if (isModest(text)) return
  const inLarge = limit > bodyLimit ? Math.floor(text.length / bytesOfValue) : 0
  const most = { levels: levelLimit, values: Math.max(mostValues, inLarge), fields: mostFields }
  const { levels, values, fields } = jsonExtent(text, most)
  if (levels > most.levels) throw invalid(`The body is nested deeper than ${levelLimit} levels.`)
  if (values > most.values) throw invalid(`The body holds more than ${most.values} values.`)
  if (fields > most.fields) throw invalid(`An object of the body holds more than ${most.fields} names.`)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON that was sent; empty where there was none. */
    bodyText: string
  }
}

const byteOrderMark = '\ufeff'

/** Every spelling of a name that would reach a prototype, and of half a character, holds one of these. */
const suspects = ['__proto__', 'constructor', '\\u'] as const

/** A surrogate without its other half, which no text can be stored with. */
const halfCharacter = /\p{Surrogate}/u

/** The name of a field through which a value would reach a prototype. */
const unsafeNameOf = (held: object): string | undefined => {
  if (Object.hasOwn(held, '__proto__')) return '__proto__'
  const { constructor } = Object.getOwnPropertyDescriptors(held) as { constructor?: PropertyDescriptor }
  return Object.hasOwn(Object(constructor?.value), 'prototype') ? 'constructor' : undefined
}

const problemIn = (value: unknown): string | undefined => {
  const waiting = [value]
  while (waiting.length > 0) {
    const held = waiting.pop()
    if (typeof held === 'string' && halfCharacter.test(held))
      return 'The body holds half a character, a lone surrogate.'
    if (typeof held !== 'object' || held === null) continue
    const name = unsafeNameOf(held)
    if (name !== undefined) return `The name "${name}" is not allowed in a body.`
    for (const [key, inner] of Object.entries(held)) waiting.push(key, inner)
  }
  return undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusalFault('INVALID_JSON')
  }
}

const assertSafe = (text: string, body: unknown) => {
  if (!suspects.some((suspect) => text.includes(suspect))) return
  const problem = problemIn(body)
  if (problem !== undefined) throw invalid(problem)
}

const parse = (text: string, limit: number): unknown => {
  assertExtent(text, limit)
  const body = parsed(text)
  assertSafe(text, body)
  return body
}

/** Takes JSON in UTF-8, without names that would reach a prototype; an empty body is no body. */
export const parseJson = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyText', '')
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, sent, done) => {
    try {
      const text = utf8Body(sent as Buffer)
      request.bodyText = text.startsWith(byteOrderMark) ? text.slice(1) : text
      if (request.bodyText === '') return done(null, undefined)
      done(null, parse(request.bodyText, request.routeOptions.bodyLimit ?? bodyLimit))
    } catch (error) {
      done(error as RefusalFault)
    }
  })
  refuseOtherTypes(app, ['application/json'], 'Send JSON.')
}
