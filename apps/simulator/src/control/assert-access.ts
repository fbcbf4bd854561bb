import { timingSafeEqual } from 'node:crypto'
import { RefusalFault } from '@soe/world'
import type { FastifyRequest } from 'fastify'

export interface ControlAccess {
  /** Requests with this token are allowed from anywhere. */
  token?: string
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Browsers take every name below localhost for this machine: a world may have one, and so cookies of its own. */
const localHost = /^(([a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

const hasToken = (request: FastifyRequest, token: string) => {
  const [, credentials = ''] = /^bearer +(.*)$/is.exec(request.headers.authorization ?? '') ?? []
  const [sent, expected] = [Buffer.from(credentials), Buffer.from(token)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

const isOwnOrigin = ({ headers }: FastifyRequest) =>
  headers.origin === undefined || headers.origin === `http://${headers.host?.toLowerCase()}`

/** Allows loopback by address and host name, unless another site's page asks; or the bearer token. */
export const assertAccess = (request: FastifyRequest, { token }: ControlAccess) => {
  if (request.isHanded || (token !== undefined && hasToken(request, token))) return
  const isLocal = loopback.test(request.socket.remoteAddress ?? '') && localHost.test(request.headers.host ?? '')
  if (!isLocal || !isOwnOrigin(request)) {
    throw new RefusalFault('CONTROL_FORBIDDEN')
  }
}
