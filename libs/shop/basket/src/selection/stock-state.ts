import { stocksOf, type Sku } from '@soe/rules'

export const stockStates = ['in-stock', 'pre-order', 'back-order', 'out-of-stock'] as const

export type StockState = (typeof stockStates)[number]

export interface StockView {
  state: StockState
  /** ISO date on which a pre-order or a back-order ships. */
  availableOn?: string
}

export const stockState = (sku: Sku): StockView => {
  const stocks = stocksOf(sku)
  if (stocks.some(({ isInStock, qtyAvailable = 0 }) => isInStock || qtyAvailable > 0)) return { state: 'in-stock' }
  const waiting = stocks.find(({ isPreOrder }) => isPreOrder) ?? stocks.find(({ isBackorder }) => isBackorder)
  if (!waiting) return { state: 'out-of-stock' }
  const { isPreOrder, availableOn } = waiting
  return { state: isPreOrder ? 'pre-order' : 'back-order', ...(availableOn && { availableOn }) }
}

/** The day on which something is expected, such as 2027-01-15; none once it has passed for the carrier. */
export const expectedDay = (availableOn: string | undefined, today: string): string | undefined =>
  availableOn !== undefined && availableOn >= today ? availableOn : undefined
