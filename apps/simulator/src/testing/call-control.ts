import type { FastifyInstance } from 'fastify'

export interface ControlReply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into is its own matter
  readonly body: any
}

/** Calls the control API as a tool on this machine does. */
export const callControl = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
): Promise<ControlReply> => {
  const url = path.startsWith('/') ? path : `/__sim/v1/${path}`
  const reply = await app.inject({ method, url, headers: { host: 'localhost' }, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
}
