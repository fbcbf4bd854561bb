import type { AnswerOf, Inventory, QueryOf, Sku, Store } from '@soe/contracts'
import { plainLocationCode } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { findAccessorySku, findDeviceSku, findStore, inventoryOf, stores, type Stock } from '@soe/catalogue'
import { type WorldDraft, hashText, ServiceFault } from '@soe/world'
import { accountOf, ownerOf } from '../../account/identity'
import { nearestStore } from '../stock/nearest-store'
import { stockOf } from '../stock/stock'

/** Units of a sku that a store has at most. */
const mostInStore = 6

const ofSku = (skuId: string) => {
  const found = findDeviceSku(skuId) ?? findAccessorySku(skuId)
  if (!found) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'skuId' }])
  return found
}

/** A store has some of what the warehouse has, or none just now; the rest comes to it when it comes at all. */
const inStore = (draft: WorldDraft, skuId: string, stock: Stock, locationCode: string): Inventory => {
  if (stock.status !== 'in-stock') return inventoryOf(stock)
  const drawn = (hashText(`${skuId}/${locationCode}/${draft.header.seed}`) >>> 0) % (mostInStore + 1)
  const qty = Math.min(drawn, stock.qty)
  return inventoryOf(qty > 0 ? { status: 'in-stock', qty } : { status: 'out-of-stock', qty: 0 })
}

interface Place {
  readonly zip?: string | undefined
  readonly locationCode?: string | undefined
}

/** The store that is named, else the one nearest to the zip code, else to the account. */
export const storeOf = ({ session }: Caller, { zip, locationCode }: Place = {}): Store =>
  findStore(plainLocationCode(locationCode ?? '')) ?? nearestStore(zip ?? accountOf(ownerOf(session))?.address.zipCode)

/** The sku with what the store has of it in its local inventory. */
export const withLocalInventory =
  (draft: WorldDraft, { locationCode }: Store) =>
  (sku: Sku): Sku => ({
    ...sku,
    inventoryDetails: {
      ...sku.inventoryDetails,
      localInventory: inStore(draft, sku.skuId, stockOf(draft, ofSku(sku.skuId)), locationCode),
    },
  })

/** What the warehouse, the caller's store and every store hold of a sku now. */
export const readInventory = (
  draft: WorldDraft,
  caller: Caller,
  { skuId, zip, locationCode }: QueryOf<'catalogue.getInventory'>,
): AnswerOf<'catalogue.getInventory'> => {
  const found = ofSku(skuId)
  const stock = stockOf(draft, found)
  const own = storeOf(caller, { zip, locationCode })
  const held = stores.map(({ locationCode: code, name, zipCode, ispuServices }) => ({
    locationCode: code,
    name,
    zipCode,
    ispuServices: [...ispuServices],
    inventory: inStore(draft, skuId, stock, code),
  }))
  return {
    productId: found.model.productId,
    skuId,
    sorId: found.sku.sorId,
    inventoryDetails: {
      dFillInventory: inventoryOf(stock),
      localInventory: inStore(draft, skuId, stock, own.locationCode),
    },
    locationCode: own.locationCode,
    stores: held,
  }
}
