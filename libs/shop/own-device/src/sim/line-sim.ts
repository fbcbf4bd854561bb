import type { CartLine } from '@soe/contracts'
import type { SimChoice } from './sim-choice'

/** The choice that gave a line its SIM; a card without a number comes by mail. */
export const lineSimChoice = ({ simItem }: CartLine): SimChoice | undefined => {
  if (!simItem) return undefined
  if (simItem.simType === 'ESIM') return 'esim'
  return simItem.simId === undefined ? 'mail' : 'own-card'
}
