import type { CaseSummary } from '@soe/contracts'
import { assistedChannels } from '@soe/rules'
import { isChannelLocked } from '@soe/shop-journey'
import { clockTime } from '@soe/shop-platform'

export type Holding = 'own' | 'person' | 'device'

/** When a holding ends: 2:31 PM EST. */
export const endTime = { ...clockTime, timeZoneName: 'short' } as const

export const holdingOf = (found: CaseSummary, channel: string): Holding => {
  if (!isChannelLocked(found, channel)) return 'own'
  return assistedChannels.some((assisted) => assisted === found.lockedChannelID) ? 'person' : 'device'
}
