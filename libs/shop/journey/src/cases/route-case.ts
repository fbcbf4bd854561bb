import { destination, type Destination } from '@soe/shop-platform'

export interface CustomerCase {
  caseID?: string
  explicitLock?: boolean
  lockedChannelID?: string
  unlockChannel?: string
  standaloneTradeIn?: boolean
  triggerResumeCase?: boolean
}

export interface CaseContext {
  isSignedIn: boolean
  isCartPage: boolean
  /** The shopper's own channel, whose lock keeps nobody here out. */
  channel?: string
}

export type CaseRoute =
  | { kind: 'empty-cart' }
  | { kind: 'lock-notice'; lockedChannelId: string }
  | { kind: 'redirect'; destination: Destination }
  | { kind: 'resume'; caseId: string }
  | { kind: 'none' }

/** An explicit lock by a channel blocks resuming, unless the channel is to be unlocked. */
export const isChannelLocked = (
  { explicitLock, lockedChannelID, unlockChannel }: CustomerCase,
  channel?: string,
): boolean => explicitLock === true && Boolean(lockedChannelID) && lockedChannelID !== channel && unlockChannel !== 'Y'

const standaloneTradeIn = (held: boolean): CaseRoute => ({
  kind: 'redirect',
  destination: destination('cart', { redirect: held ? 'ST2' : 'ST1' }),
})

/** What the first case of a shopper asks for (the specification, commerce 4.6). */
export const routeCase = (
  cases: readonly CustomerCase[],
  { isSignedIn, isCartPage, channel }: CaseContext,
): CaseRoute => {
  const found = cases.find((entry) => Object.keys(entry).length > 0)
  if (found === undefined) return { kind: 'empty-cart' }
  const isLocked = isChannelLocked(found, channel)
  if (found.standaloneTradeIn && isCartPage) return standaloneTradeIn(isLocked || found.triggerResumeCase === true)
  if (isLocked) return { kind: 'lock-notice', lockedChannelId: found.lockedChannelID ?? '' }
  if (isSignedIn && found.triggerResumeCase) return { kind: 'resume', caseId: found.caseID ?? '' }
  return { kind: 'none' }
}
