import type { LineOfBusiness, SavedCard } from '@soe/contracts'
import type { Aggregate } from './aggregate'

/** Approved, pending, declined, on hold; all but the first block an order. */
export type CreditStatus = 'AP' | 'PE' | 'DC' | 'OH'

/** A process step that replaces the journey's next step when a device is added. */
export type AccountBarrier =
  | 'CONCESSION_ACCOUNT'
  | 'CASHONLY_IND'
  | 'COLLECTIONS_IND'
  | `FRAUD_INDICATOR_${'X' | 'Y' | 'S' | 'Z' | 'V'}`
  | 'ACCT_LINE_LIMIT'
  | 'OVERTHRESHOLD_IND'
  | 'DEVICE_CAP'

/** The standing of a customer or guest, which eligibility and checkout depend on. */
export interface AccountState {
  readonly creditStatus: CreditStatus
  /** The credit bureau has frozen the file: no check can run. */
  readonly creditFrozen: boolean
  readonly mandatoryDownPaymentCents: number
  readonly securityDepositCents: number
  readonly pastDueCents: number
  /** An earlier order is still pending; a new one can't be started. */
  readonly pendingOrder: boolean
  /** An order is scheduled for later; reading cases and adding to the cart answer 208. */
  readonly scheduledOrder: boolean
  readonly barrier?: AccountBarrier
  /** Lines that may still be ordered before the barrier of a limit stops the rest; none if absent. */
  readonly barrierRoom?: number
  /** Not the account's owner or manager: must sign in as one to buy. */
  readonly userAuthorized: boolean
  /** The customer shops in a store by scanning shelf labels. */
  readonly scanAndGo?: { readonly locationCode: string }
  /** A sales representative shops for the customer. */
  readonly salesRepId?: string
  /** How a sales representative sells to the account. */
  readonly salesFlowType?: string
  readonly refundExchange: boolean
  /** Promotional balances of the account: carrier dollars (VD) and device dollars (DD). */
  readonly carrierDollarCents?: number
  readonly deviceDollarCents?: number
  /** Restricted offers that the customer has accepted. */
  readonly acceptedOffers?: readonly { readonly offerId: string; readonly isRestricted: boolean }[]
  /** Home protection and home advisor that the account has already. */
  readonly homeFeatureIds?: readonly string[]
}

/** What an account or a guest's session owns, under the owner's id. */
export interface OwnerRecord extends Aggregate {
  /** Absent as long as the account is in good standing. */
  readonly account?: AccountState
  readonly cartIds: Readonly<Partial<Record<LineOfBusiness, string>>>
  /** Open carts that were set aside for another one; their cases can be resumed. */
  readonly asideCartIds?: readonly string[]
  readonly orderIds: readonly string[]
  readonly wishlistId?: string
  /** SKUs that it waits for, the latest last. */
  readonly notifyMe?: readonly string[]
  /** Skus that a guest waits for, and where each notice goes. */
  readonly emailNotices?: readonly { readonly skuId: string; readonly emailId: string }[]
  /** The latest last; the bank refuses some of them once the order is placed. */
  readonly savedCards?: readonly (SavedCard & { readonly isRefused?: boolean })[]
  /** When orders were looked up in vain, the latest last. */
  readonly orderMisses?: readonly number[]
}
