import type { CaseSummary } from '@soe/contracts'
import type { Aggregate, Stored } from './aggregate'

/** The lock fields derive from the cart's lock, `standaloneTradeIn` and `changedAt` from the cart. */
export interface CaseState
  extends
    Aggregate,
    Omit<CaseSummary, 'explicitLock' | 'lockedChannelID' | 'lockedUntil' | 'standaloneTradeIn' | 'changedAt'> {
  readonly owner: string
}

/** At most one lock a cart, under the cart's id. */
export type CartLockState = Stored<'locks'>
