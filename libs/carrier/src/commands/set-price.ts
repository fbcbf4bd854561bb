import { setPrice as putPrice } from '../domain/stock/stock'
import type { CarrierCommand } from './carrier-command'

export const setPrice: CarrierCommand<'setPrice'> = (draft, { skuId, priceCents }) => {
  putPrice(draft, skuId, priceCents)
  return 1
}
