import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { acceptedEncodings, bodyCodings, codingsOf, decodeLater } from '@soe/forwarder'
import { RefusalFault } from '@soe/world'
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify'

const known: readonly string[] = [...bodyCodings, 'x-gzip']

/** More of them save nothing, and each may be a bomb. */
const mostCodings = 2

const assertKnown = (codings: readonly string[], reply: FastifyReply) => {
  const unknown = codings.find((coding) => !known.includes(coding))
  if (unknown === undefined && codings.length <= mostCodings) return
  const message =
    unknown === undefined
      ? `A body has at most ${mostCodings} codings, not ${codings.length}.`
      : `The content coding "${unknown}" is not known here.`
  reply.header('accept-encoding', acceptedEncodings)
  throw new RefusalFault('UNSUPPORTED_MEDIA_TYPE', message, [...bodyCodings, 'identity'])
}

const tooLarge = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()

const decode = async (bytes: Buffer, coding: string, limit: number): Promise<Buffer> => {
  try {
    return await decodeLater(bytes, coding, limit)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw new RefusalFault('INVALID_REQUEST', `The body is not valid ${coding}, as its Content-Encoding says.`)
  }
}

/** Reads up to the limit of a body; the caller refuses the rest. */
async function* bounded(payload: Readable, limit: number): AsyncGenerator<Buffer> {
  let received = 0
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += piece.length
    if (received > limit) throw tooLarge()
    yield piece
  }
}

/** Decodes bodies that were compressed; neither what was sent nor what comes of it may be larger than the route takes. */
export const decodeBodies = (app: FastifyInstance) =>
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers['content-encoding'] === undefined) return done(null, payload)
    const run = async () => {
      const codings = codingsOf(request.headers['content-encoding'])
      assertKnown(codings, reply)
      const limit = request.routeOptions.bodyLimit ?? 0
      const sent = await buffer(bounded(payload as Readable, limit))
      let bytes: Buffer = sent
      if (sent.length > 0) for (const coding of codings.toReversed()) bytes = await decode(bytes, coding, limit)
      return Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), { receivedEncodedLength: sent.length })
    }
    run().then((decoded) => done(null, decoded), done)
  })
