import { RefusalFault } from '@soe/world'
import type { SimulatorContext } from '../pipeline/simulator-context'

/** Asks the store; where it does not answer, no call would be. */
export const checkReady = async ({ worlds }: Pick<SimulatorContext, 'worlds'>): Promise<{ status: 'ready' }> => {
  try {
    await worlds.count()
  } catch (error) {
    throw new RefusalFault('NOT_READY', `The store of worlds does not answer: ${(error as Error).message}.`)
  }
  return { status: 'ready' }
}
