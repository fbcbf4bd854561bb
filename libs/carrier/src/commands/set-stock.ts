import { setStock as putStock } from '../domain/stock/stock'
import type { CarrierCommand } from './carrier-command'

/** What is in stock where no quantity is given. */
const usualQuantity = 20

export const setStock: CarrierCommand<'setStock'> = (draft, { skuId, status, qty, availableOn }) => {
  putStock(draft, skuId, {
    status,
    qty: qty ?? (status === 'in-stock' ? usualQuantity : 0),
    ...(availableOn && { availableOn }),
  })
  return 1
}
