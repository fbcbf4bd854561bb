import type { PricedCart } from '../pricing/priced-cart'
import type { Shortages } from '../stock/shortages'

export interface StockedCart extends PricedCart {
  readonly shortages: Shortages
}
