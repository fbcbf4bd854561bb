import { soldOut, setStock as putStock, setPrice as putPrice } from '../domain/stock/stock'
import type { CarrierCommand } from './carrier-command'
import type { ArgumentsOf } from '@soe/contracts'
import { RefusalFault } from '@soe/world'

export const sellOut: CarrierCommand<'sellOut'> = (draft, { skuId }) => {
  putStock(draft, skuId, soldOut)
  return 1
}

const usualQuantity = 20

type Stock = Pick<ArgumentsOf<'setStock'>, 'status' | 'qty' | 'availableOn'>

/** What a stock says against itself. */
const contradictionIn = ({ status, qty, availableOn }: Stock): string | undefined => {
  if (status === 'in-stock' && qty === 0) return 'What is in stock has a quantity of 1 or more.'
  if (status !== 'in-stock' && qty !== undefined && qty > 0) return 'Only what is in stock has a quantity.'
  if (status === 'in-stock' && availableOn !== undefined) return 'What is in stock is not awaited for a day.'
  return undefined
}

export const setStock: CarrierCommand<'setStock'> = (draft, { skuId, ...stock }) => {
  const contradiction = contradictionIn(stock)
  const { status, qty, availableOn } = stock
  if (contradiction !== undefined) throw new RefusalFault('INVALID_REQUEST', contradiction)
  putStock(draft, skuId, {
    status,
    qty: qty ?? (status === 'in-stock' ? usualQuantity : 0),
    ...(availableOn && { availableOn }),
  })
  return 1
}

export const setPrice: CarrierCommand<'setPrice'> = (draft, { skuId, priceCents }) => {
  putPrice(draft, skuId, priceCents)
  return 1
}
