import { setStock, soldOut } from '../catalogue/stock/stock'
import type { CarrierCommand } from './carrier-command'

export const sellOut: CarrierCommand<'sellOut'> = (draft, { skuId }) => {
  setStock(draft, skuId, soldOut)
  return 1
}
