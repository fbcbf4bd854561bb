import type { Stored } from './aggregate'

/** What an account or a guest's session owns, under the owner's id. */
export type OwnerRecord = Stored<'holdings'>

/** The standing of a customer or guest, which eligibility and checkout depend on. */
export type AccountState = NonNullable<OwnerRecord['account']>

/** Approved, pending, declined, on hold; all but the first block an order. */
export type CreditStatus = AccountState['creditStatus']

/** A process step that replaces the journey's next step when a device is added. */
export type AccountBarrier = NonNullable<AccountState['barrier']>
