import { crc32 } from 'node:zlib'
import { listElements } from '@soe/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentAnswer } from './shop-document'

const weak = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`)

/** Weak: a document is the same whether or not it is compressed. */
const tagOf = (body: string) => `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`

/** Sends a document; a browser that has it hears only that it is still right. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: DocumentAnswer,
) => {
  const etag = tagOf(body)
  const held = listElements(request.headers['if-none-match'] ?? '')
  const isHeld = status === 200 && (held.includes('*') || held.map(weak).includes(etag))
  void reply.headers({ ...headers, etag })
  return isHeld ? reply.status(304).send() : reply.status(status).send(body)
}
