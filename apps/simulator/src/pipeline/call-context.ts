import type { Audience } from '@soe/contracts'
import type { FastifyRequest } from 'fastify'

/** What the pipeline knows of a call before its operation runs. */
export interface CallContext {
  readonly worldId: string
  readonly sessionId: string | undefined
  readonly audience: Audience
  readonly channel: string
  /** Repeated by a retry; names the call's outcome. */
  readonly requestId: string | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    callContext: CallContext | undefined
  }
}

export const keepCallContext = (request: FastifyRequest, context: CallContext) => {
  request.callContext = context
}

export const callContextOf = (request: FastifyRequest): CallContext => {
  if (!request.callContext) throw new Error('the call has not been identified')
  return request.callContext
}
