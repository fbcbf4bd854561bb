import type { Language } from '@soe/contracts'
import { findAccessorySku, findDeviceSku, type AccessorySku, type DeviceSku, type Stock } from '@soe/catalogue'
import { worldDay } from '../clock/world-day'
import { type WorldDraft, RefusalFault, ServiceFault } from '@soe/world'

interface Stocked {
  readonly sku: { readonly skuId: string }
  readonly stock: Stock
}

/** A sku's stock in this world: the catalogue's unless the world has its own. */
export const stockOf = ({ header }: Pick<WorldDraft, 'header'>, { sku, stock }: Stocked): Stock =>
  header.stock?.[sku.skuId] ?? stock

/** Sets a sku's stock in this world, warehouse and stores alike. */
export const setStock = (draft: WorldDraft, skuId: string, stock: Stock) => {
  if (!findDeviceSku(skuId) && !findAccessorySku(skuId)) {
    throw new RefusalFault('UNKNOWN_SKU', `There is no sku "${skuId}".`)
  }
  draft.configure({ stock: { ...draft.header.stock, [skuId]: stock } })
}

export const soldOut: Stock = { status: 'out-of-stock', qty: 0 }

/** Takes ordered units out of this world's stock; a sku without any left is out of stock. */
export const takeFromStock = (draft: WorldDraft, units: ReadonlyMap<string, number>) => {
  const left = [...units].flatMap(([skuId, qty]): [string, Stock][] => {
    const found = stockedDevice(draft, skuId) ?? stockedAccessory(draft, skuId)
    if (found?.stock.status !== 'in-stock') return []
    const rest = found.stock.qty - qty
    return [[skuId, rest > 0 ? { ...found.stock, qty: rest } : soldOut]]
  })
  if (left.length > 0) draft.configure({ stock: { ...draft.header.stock, ...Object.fromEntries(left) } })
}

/** Rejects more units than are left; pre-orders and back-orders have no limit. */
export const assertLeft = ({ status, qty }: Stock, wanted: number) => {
  if (status === 'out-of-stock') throw new ServiceFault('OUT_OF_STOCK')
  if (status === 'in-stock' && qty < wanted) throw new ServiceFault('OUT_OF_STOCK', [{ issue: `${qty} left` }])
}

const withStock = <Sku extends Stocked>(found: Sku, stock: Stock): Sku =>
  stock === found.stock ? found : { ...found, stock }

/** The device sku with its stock in this world, at the prices of the world's day. */
export const stockedDevice = (
  draft: Pick<WorldDraft, 'header' | 'now'>,
  skuId: string,
  language?: Language,
): DeviceSku | undefined => {
  const found = findDeviceSku(skuId, language, worldDay(draft))
  return found && withStock(found, stockOf(draft, found))
}

export const stockedAccessory = (draft: Pick<WorldDraft, 'header'>, skuId: string): AccessorySku | undefined => {
  const found = findAccessorySku(skuId)
  return found && withStock(found, stockOf(draft, found))
}

export const knownSku = (skuId: string): DeviceSku | AccessorySku => {
  const found = findDeviceSku(skuId) ?? findAccessorySku(skuId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return found
}
