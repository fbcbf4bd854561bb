import type { PromotionModel } from '@soe/catalogue'
import type { Totals } from '@soe/contracts'
import type { CartPrice } from './price-cart'

export interface LineDue {
  readonly todayCents: number
  readonly monthlyCents: number
}

export interface PricedLines {
  readonly price: CartPrice
  /** The promotions that apply now, in the order of `price.promos`. */
  readonly promotions: readonly PromotionModel[]
  readonly lines: readonly LineDue[]
  /** Whose prices and offers these are. */
  readonly day: string
}

export interface PricedCart extends PricedLines {
  readonly totals: Totals
}
