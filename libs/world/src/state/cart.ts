import type { Stored } from './aggregate'
import type { CartLineState } from './cart-line'

export type CartState = Omit<Stored<'carts'>, 'lines' | 'removedLine'> & {
  readonly lines: readonly CartLineState[]
  /** The line that was removed last, and what the cart loses with its last line. */
  readonly removedLine?: RemovedLineState
  /** The guest who saved it, where another visit has taken it over. */
  readonly formerOwner?: string
  /** The shopper pays bills without Auto Pay, at its higher price; by default with it. */
  readonly isWithoutAutoPay?: boolean
}

export type DonationState = NonNullable<Stored<'carts'>['donation']>

/** A device that the shopper trades in, for a line of the cart or on its own. */
export type TradeInState = NonNullable<Stored<'carts'>['tradeIns']>[number]

export type RemovedLineState = Omit<NonNullable<Stored<'carts'>['removedLine']>, 'line'> & {
  readonly line: CartLineState
}
