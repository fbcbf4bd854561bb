import type { FastifyRequest } from 'fastify'
import type { WorldCallContext } from '../pipeline/call-input'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the call has been identified. */
    callContext: WorldCallContext | undefined
    /** Owners of state that the simulator answers for beside a real backend, to which the session belongs. */
    simulatedOwners: readonly string[] | undefined
  }
}

export const callContextOf = ({ callContext }: FastifyRequest): WorldCallContext => {
  if (!callContext) throw new Error('the call has not been identified')
  return callContext
}
