import type { Refusal } from '@soe/contracts'
import type { FastifyInstance } from 'fastify'

export interface ControlReply<Body> {
  readonly status: number
  readonly body: Body
}

/** Calls the control API as a tool on this machine does. A test names the body that it expects; a refusal by default. */
export const callControl = async <Body = Refusal>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
): Promise<ControlReply<Body>> => {
  const url = path.startsWith('/') ? path : `/__sim/v1/${path}`
  const reply = await app.inject({ method, url, headers: { host: 'localhost' }, ...(payload && { payload }) })
  return { status: reply.statusCode, body: (reply.body === '' ? undefined : reply.json()) as Body }
}
