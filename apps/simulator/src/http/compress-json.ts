import { acceptedElements, refusedElements } from '@soe/contracts'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'

/** Below this a smaller reply is not worth the time. */
const worthwhile = 8 * 1024

export type Encoding = 'br' | 'gzip'
type Compress = (text: string, done: (error: Error | null, result: Buffer) => void) => void

const brotli: Compress = (text, done) => brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done)

const compressors: Readonly<Record<Encoding, Compress>> = { br: brotli, gzip }

export const acceptedEncoding = (accepted: string | undefined): Encoding | undefined => {
  const names = acceptedElements(accepted)
  const refused = refusedElements(accepted)
  return (['br', 'gzip'] as const).find(
    (encoding) => names.includes(encoding) || (names.includes('*') && !refused.includes(encoding)),
  )
}

export const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    compressors[encoding](text, (error, result) => (error ? reject(error) : resolve(result)))
  })

/** Compresses a large JSON reply, off the main thread. */
export const compressJson: onSendHookHandler<unknown> = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload,
  done,
) => {
  if (typeof payload !== 'string' || payload.length < worthwhile) return done(null, payload)
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return done(null, payload)
  compressors[encoding](payload, (error, result) => {
    if (error) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    done(null, result)
  })
}
