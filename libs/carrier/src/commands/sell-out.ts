import { sellOut as sellOutSku } from '../catalogue/stock/stock'
import type { CarrierCommand } from './carrier-command'

export const sellOut: CarrierCommand<'sellOut'> = (draft, { skuId }) => {
  sellOutSku(draft, skuId)
  return 1
}
