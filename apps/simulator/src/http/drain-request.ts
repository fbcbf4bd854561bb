import { finished } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes of a refused request that are read and dropped. */
const patience = 64 * 1024 * 1024

/**
 * Reads to its end what a refused request still sends. An answer that comes before that is lost to clients that send
 * all of it first, and to the rest when the connection closes over bytes that nobody has read.
 */
export const drainRequest = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
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
