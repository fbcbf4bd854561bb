import { findAccessorySku, findDeviceSku, type AccessorySku, type DeviceSku, type Stock } from './catalogue'
import type { WorldDraft } from './draft'
import { RefusalFault } from './service-fault'

interface Stocked {
  readonly sku: { readonly skuId: string }
  readonly stock: Stock
}

/** How a sku stands in this world: the catalogue's stock unless the world says otherwise. */
export const stockOf = ({ header }: Pick<WorldDraft, 'header'>, { sku, stock }: Stocked): Stock =>
  header.stock?.[sku.skuId] ?? stock

/** From now on a sku stands like this in the world, warehouse and stores alike. */
export const setStock = (draft: WorldDraft, skuId: string, stock: Stock) => {
  if (!findDeviceSku(skuId) && !findAccessorySku(skuId)) {
    throw new RefusalFault(404, 'UNKNOWN_SKU', `There is no sku "${skuId}".`)
  }
  draft.configure({ stock: { ...draft.header.stock, [skuId]: stock } })
}

/** Nothing of the sku is left in this world. */
export const sellOut = (draft: WorldDraft, skuId: string) => setStock(draft, skuId, { status: 'out-of-stock', qty: 0 })

/** A device's sku with the stock that it has in this world. */
export const stockedDevice = (draft: Pick<WorldDraft, 'header'>, skuId: string): DeviceSku | undefined => {
  const found = findDeviceSku(skuId)
  return found && { ...found, stock: stockOf(draft, found) }
}

/** An accessory's sku with the stock that it has in this world. */
export const stockedAccessory = (draft: Pick<WorldDraft, 'header'>, skuId: string): AccessorySku | undefined => {
  const found = findAccessorySku(skuId)
  return found && { ...found, stock: stockOf(draft, found) }
}
