import { stocksOf, type Sku } from './sku'

export type NotifyMeState = 'disabled' | 'subscribe' | 'unsubscribe'

/** What the back-in-stock button of a SKU does. */
export function notifyMeState(sku: Sku): NotifyMeState {
  if (stocksOf(sku).some((stock) => stock.isInStock)) return 'disabled'
  return sku.notifyMe ? 'unsubscribe' : 'subscribe'
}
