import { crc32 } from 'node:zlib'
import { listElements } from '@soe/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './compress-json'
import type { KeptDocument } from './kept-documents'
import type { DocumentAnswer } from '@soe/contracts/document'

const weak = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`)

/** Weak: a document is the same whether or not it is compressed. */
export const tagOf = (body: string) => `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`

/** Sends a document; a browser that has it hears only that it is still right. */
export const sendDocument = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: DocumentAnswer,
  kept?: KeptDocument,
) => {
  const etag = kept?.etag ?? tagOf(body)
  const held = listElements(request.headers['if-none-match'] ?? '')
  const isHeld = status === 200 && (held.includes('*') || held.map(weak).includes(etag))
  void reply.headers({ ...headers, etag })
  if (isHeld) return reply.status(304).send()
  const encoding = kept && acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.status(status).send(body)
  void reply.headers({ vary: 'accept-encoding', 'content-encoding': encoding })
  return reply.status(status).send(await kept.packed(encoding))
}
