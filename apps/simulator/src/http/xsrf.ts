import { timingSafeEqual } from 'node:crypto'
import { RefusalFault, type SessionState } from '@soe/world'
import type { FastifyRequest } from 'fastify'

export const xsrfCookies = ['SOE-XSRF-TOKEN-SALES', 'XSRF-TOKEN'] as const

const isSame = (sent: string, kept: string) => {
  const [left, right] = [Buffer.from(sent), Buffer.from(kept)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Payment calls must repeat the token of the session in a header, which no other site can read. */
export const assertXsrf = (request: FastifyRequest, session: SessionState | undefined) => {
  const sent = request.headers['x-xsrf-token']
  if (!session || typeof sent !== 'string' || !isSame(sent, session.xsrfToken)) {
    throw new RefusalFault('XSRF_TOKEN')
  }
}
