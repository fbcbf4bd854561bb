import type { Sku } from '@soe/contracts'

export const stockStates = ['in-stock', 'pre-order', 'back-order', 'out-of-stock'] as const

export type StockState = (typeof stockStates)[number]

export interface Stock {
  state: StockState
  /** ISO date on which a pre-order or a back-order ships. */
  availableOn?: string
}

/** Whether and when a sku ships, from the warehouse or from a store nearby. */
export const stockOf = ({ inventoryDetails }: Sku): Stock => {
  const stocks = [inventoryDetails.dFillInventory, inventoryDetails.localInventory]
  if (stocks.some(({ isInStock, qtyAvailable }) => isInStock || qtyAvailable > 0)) return { state: 'in-stock' }
  const waiting = stocks.find(({ isPreOrder }) => isPreOrder) ?? stocks.find(({ isBackorder }) => isBackorder)
  if (!waiting) return { state: 'out-of-stock' }
  const { availableOn, isPreOrder } = waiting
  return { state: isPreOrder ? 'pre-order' : 'back-order', ...(availableOn && { availableOn }) }
}
