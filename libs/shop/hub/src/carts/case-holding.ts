import type { CaseSummary } from '@soe/contracts'
import { assistedChannels } from '@soe/rules'
import { isChannelLocked } from '@soe/shop-journey'

export type Holding = 'own' | 'person' | 'device'

/** Who holds the cart of a case: the shopper, a person who assists or another device of the shopper. */
export const holdingOf = (found: CaseSummary, channel: string): Holding => {
  if (!isChannelLocked(found, channel)) return 'own'
  return assistedChannels.some((assisted) => assisted === found.lockedChannelID) ? 'person' : 'device'
}
