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

const contexts = new WeakMap<FastifyRequest, CallContext>()

export const keepCallContext = (request: FastifyRequest, context: CallContext) => contexts.set(request, context)

export const callContextOf = (request: FastifyRequest): CallContext => {
  const context = contexts.get(request)
  if (!context) throw new Error('the call has not been identified')
  return context
}
