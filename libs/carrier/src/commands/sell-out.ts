import { setStock, soldOut } from '../domain/stock/stock'
import type { CarrierCommand } from './carrier-command'

export const sellOut: CarrierCommand<'sellOut'> = (draft, { skuId }) => {
  setStock(draft, skuId, soldOut)
  return 1
}
