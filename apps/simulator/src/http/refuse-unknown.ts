import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from './render-reply'

const textOf = ({ method, originalUrl }: FastifyRequest): string =>
  `There is nothing at ${method} ${originalUrl.split('?', 1)[0]}.`

/** Answers an address that leads nowhere. */
export const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  reply.status(404).send(refusal('UNKNOWN_PATH', textOf(request)))

/** Refuses an address that leads nowhere before anything is read of what is sent there. */
export const refuseUnknownPaths = (app: FastifyInstance) =>
  app.addHook('preParsing', (request, _reply, payload, done) =>
    request.is404 ? done(new RefusalFault(404, 'UNKNOWN_PATH', textOf(request))) : done(null, payload),
  )
