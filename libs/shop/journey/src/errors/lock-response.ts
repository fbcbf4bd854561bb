import { assistedChannels, defaultLockOwner } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

export const chatChannel = 'VZW-CHAT'

export interface LockFacts {
  isMobile: boolean
  isViaCartIcon: boolean
  lockedChannelId?: string | undefined
}

export type LockResponse =
  | { kind: 'redirect'; destination: Destination; resetsLock: true }
  | { kind: 'message'; channel: string; details: 'assisted' | 'digital' }

const isAssisted = (channel: string): boolean => (assistedChannels as readonly string[]).includes(channel)

export const lockedPage = (channel: string): Destination =>
  destination(channel === chatChannel ? 'cartLocked/chatRep' : 'cartLocked')

/** What a locked cart shows (the specification, commerce 4.6). */
export const lockResponse = ({ isMobile, isViaCartIcon, lockedChannelId }: LockFacts): LockResponse => {
  const channel = lockedChannelId || defaultLockOwner
  if (isMobile || isViaCartIcon) return { kind: 'redirect', destination: lockedPage(channel), resetsLock: true }
  return { kind: 'message', channel, details: isAssisted(channel) ? 'assisted' : 'digital' }
}
