import type { PricedCart } from '../pricing/priced-cart'
import type { Shortages } from '../stock/shortages'

/** A cart's prices, and what can't be ordered of it. */
export interface StockedCart extends PricedCart {
  readonly shortages: Shortages
}
