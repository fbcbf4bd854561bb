import type { Language } from '@soe/contracts'
import { findAccessorySku, findDeviceSku, type AccessorySku, type DeviceSku, type Stock } from '@soe/catalogue'
import { soldAccessory, soldDevice } from '../clock/sold-skus'
import { type WorldDraft, RefusalFault, ServiceFault } from '@soe/world'

interface Stocked {
  readonly sku: { readonly skuId: string }
  readonly stock: Stock
}

/** A sku's stock in this world: the catalogue's unless the world has its own. */
export const stockOf = ({ header }: Pick<WorldDraft, 'header'>, { sku, stock }: Stocked): Stock =>
  header.stock?.[sku.skuId] ?? stock

const assertSku = (skuId: string) => {
  if (!findDeviceSku(skuId) && !findAccessorySku(skuId))
    throw new RefusalFault('UNKNOWN_SKU', `There is no sku "${skuId}".`)
}

/** Sets what a sku costs in this world from now on. */
export const setPrice = (draft: WorldDraft, skuId: string, priceCents: number) => {
  assertSku(skuId)
  draft.configure({ prices: { ...draft.header.prices, [skuId]: priceCents } })
}

/** Sets a sku's stock in this world, warehouse and stores alike. */
export const setStock = (draft: WorldDraft, skuId: string, stock: Stock) => {
  assertSku(skuId)
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
  const found = soldDevice(draft, skuId, language)
  return found && withStock(found, stockOf(draft, found))
}

export const stockedAccessory = (draft: Pick<WorldDraft, 'header'>, skuId: string): AccessorySku | undefined => {
  const found = soldAccessory(draft, skuId)
  return found && withStock(found, stockOf(draft, found))
}

export const knownSku = (skuId: string): DeviceSku | AccessorySku => {
  const found = findDeviceSku(skuId) ?? findAccessorySku(skuId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return found
}
