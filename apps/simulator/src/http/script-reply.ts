import { hasNoBody } from '@soe/contracts'
import { bodyKindOf, bodyTypes, isJsonType, typeHeaderOf, type BodyKind, type Reply } from '@soe/scenario'
import type { FastifyReply } from 'fastify'
import type { CallEnding } from '../journal/call-ending'
import type { RenderedReply } from './render-reply'

const encode = (body: unknown, kind: BodyKind, type: string): Buffer => {
  if (Buffer.isBuffer(body)) return body
  if (kind === 'base64') return Buffer.from(body as string, 'base64')
  const isText = typeof body === 'string' && (kind !== 'body' || !isJsonType(type))
  return Buffer.from(isText ? body : JSON.stringify(body))
}

/** Whether Fastify sends the body just as it is scripted. */
const isPlain = (body: unknown, scripted: Reply, fault: object): boolean =>
  typeof body === 'object' &&
  body !== null &&
  typeHeaderOf(scripted) === undefined &&
  Object.keys(fault).every((kind) => kind === 'delay')

const exposedField = 'access-control-expose-headers'

/** A page of another origin that may call reads what a rule has added, too. */
const setHeaders = (reply: FastifyReply, headers: Reply['headers'] = {}) => {
  const exposed = reply.getHeader(exposedField)
  for (const [name, value] of Object.entries(headers)) reply.header(name, value)
  if (typeof exposed === 'string') reply.header(exposedField, [exposed, ...Object.keys(headers)].join(', '))
}

/** A page that a scenario words is shown, and does nothing: it runs no script and belongs to no origin. */
const scriptedPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Whatever a rule says, a browser takes its reply for what it is, and runs nothing of it. */
const confine = (reply: FastifyReply) =>
  reply.header('x-content-type-options', 'nosniff').header('content-security-policy', scriptedPolicy)

const noReply: Reply = {}

/** Sets the headers of a call that a rule has answered or broken, and returns its body as it goes out before any fault. */
export const scriptReply = (
  reply: FastifyReply,
  { reply: scripted = noReply, fault = {} }: CallEnding,
  { status, body }: RenderedReply,
): unknown => {
  setHeaders(reply, scripted.headers)
  confine(reply)
  if (hasNoBody(status)) return undefined
  if (body === undefined || isPlain(body, scripted, fault)) return body
  const kind = bodyKindOf(scripted) ?? 'body'
  const type = typeHeaderOf(scripted) ?? bodyTypes[kind]
  reply.header('content-type', fault.contentType ?? type)
  return encode(body, kind, type)
}
