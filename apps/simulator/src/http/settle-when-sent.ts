import type { FastifyReply } from 'fastify'
import type { CallResult } from '../pipeline/run-call'
import { settleCall } from '../pipeline/see-call'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** A client that leaves before the end closes the response without finishing it. */
export const settleWhenSent = (
  simulator: SimulatorContext,
  worldId: string,
  result: CallResult,
  { raw }: FastifyReply,
) => {
  const settle = (isWhole: boolean) => {
    raw.off('finish', whole).off('close', left)
    // The world may be gone.
    settleCall(simulator, worldId, result, isWhole).catch(() => undefined)
  }
  const whole = () => settle(true)
  const left = () => settle(false)
  raw.once('finish', whole).once('close', left)
}
