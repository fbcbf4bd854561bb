import type { CaseSummary } from '@soe/contracts'
import type { Aggregate } from './aggregate'

/** The lock fields derive from the cart's lock, `standaloneTradeIn` and `changedAt` from the cart. */
export interface CaseState
  extends
    Aggregate,
    Omit<CaseSummary, 'explicitLock' | 'lockedChannelID' | 'lockedUntil' | 'standaloneTradeIn' | 'changedAt'> {
  readonly owner: string
}

/** At most one lock a cart, under the cart's id. */
export interface CartLockState extends Aggregate {
  readonly channel: string
  readonly lockedAt: number
  readonly expiresAt: number
  /** Y: the shopper may take the cart over from the channel. */
  readonly unlockChannel?: 'Y' | 'N'
  /** Carts exempt from the lock that covers every cart, because the shopper took them over. */
  readonly except?: readonly string[]
}
