import type { CaseSummary } from '@soe/contracts'
import { assistedChannels } from '@soe/rules'
import { isChannelLocked } from '@soe/shop-journey'

export type Holding = 'own' | 'person' | 'device'

export const holdingOf = (found: CaseSummary, channel: string): Holding => {
  if (!isChannelLocked(found, channel)) return 'own'
  return assistedChannels.some((assisted) => assisted === found.lockedChannelID) ? 'person' : 'device'
}
