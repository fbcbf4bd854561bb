import type { FastifyReply, FastifyRequest } from 'fastify'
import { pause } from './delay'

/**
 * Most clients repeat a call by themselves, unseen, where a connection that they use again ends without a byte: Chromium
 * and Firefox any call, Go and Java's HttpClient those that may be repeated, curl all of them. None does after this line.
 */
const interim = 'HTTP/1.1 100 Continue\r\n\r\n'

/** Milliseconds in which a client reads what came before the reset. */
const readingTime = 100

/** Node's fetch never repeats a call, and takes an interim line that it did not ask for as an error of its own. */
const isNodeFetch = /^(node|undici)\b/

/** HTTP/1.0 knows no interim lines. */
const takesInterim = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && !isNodeFetch.test(headers['user-agent'] ?? '')

export const endConnection = ({ raw: { socket } }: FastifyRequest, reply: FastifyReply) => {
  // A request that is injected has no connection that could be reset.
  if ('resetAndDestroy' in socket) socket.resetAndDestroy()
  else reply.raw.destroy()
}

/** Resets the connection without an answer: a connection error to every client, and one call to the journal. */
export const resetConnection = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { socket } = request.raw
  reply.hijack()
  if ('resetAndDestroy' in socket && takesInterim(request)) {
    socket.write(interim)
    await pause(request, readingTime)
  }
  endConnection(request, reply)
}
