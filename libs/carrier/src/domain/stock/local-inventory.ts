import type { Inventory, Sku, Store } from '@soe/contracts'
import { inventoryOf, type Stock } from '@soe/catalogue'
import { hashText, type WorldDraft } from '@soe/world'
import { knownSku, stockOf } from './stock'

/** The most units of a sku that a store has. */
const mostInStore = 6

/**
 * A store has a few of the warehouse's units, or none, and as many in each world, so that a pickup is ready on the same
 * day in all of them; pre-orders and back-orders are the same everywhere.
 */
export const localInventory = (skuId: string, stock: Stock, locationCode: string): Inventory => {
  if (stock.status !== 'in-stock') return inventoryOf(stock)
  const drawn = (hashText(`${skuId}@${locationCode}`) >>> 0) % (mostInStore + 1)
  const qty = Math.min(drawn, stock.qty)
  return inventoryOf(qty > 0 ? { status: 'in-stock', qty } : { status: 'out-of-stock', qty: 0 })
}

export const withLocalInventory =
  (draft: WorldDraft, { locationCode }: Store) =>
  (sku: Sku): Sku => ({
    ...sku,
    inventoryDetails: {
      ...sku.inventoryDetails,
      localInventory: localInventory(sku.skuId, stockOf(draft, knownSku(sku.skuId)), locationCode),
    },
  })
