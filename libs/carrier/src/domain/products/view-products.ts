import type { Product, Sku, ProductCategory } from '@soe/contracts'
import { inventoryOf, listTiles, findProductFor } from '@soe/catalogue'
import { type WorldDraft, ServiceFault } from '@soe/world'
import type { Caller, Reader } from '../../operation/caller'
import { ownerRecordOf, ownerOf, lobOf } from '../account/identity'
import { worldDay } from '../clock/world-day'
import { callerStore } from '../stock/stores'
import { withLocalInventory } from '../stock/local-inventory'

/** Where this world, or the caller's account in it, differs from the catalogue. */
interface Differences {
  readonly stock: NonNullable<WorldDraft['header']['stock']>
  readonly notifyMe: readonly string[]
}

const differencesOf = (draft: WorldDraft, { session }: Caller): Differences | undefined => {
  const stock = draft.header.stock ?? {}
  const notifyMe = session.loggedIn ? (ownerRecordOf(draft, ownerOf(session)).notifyMe ?? []) : []
  return Object.keys(stock).length > 0 || notifyMe.length > 0 ? { stock, notifyMe } : undefined
}

const withDifferences =
  ({ stock, notifyMe }: Differences) =>
  (sku: Sku): Sku => {
    const own = stock[sku.skuId]
    if (!own && !notifyMe.includes(sku.skuId)) return sku
    const inventory = own && inventoryOf(own)
    return {
      ...sku,
      notifyMe: notifyMe.includes(sku.skuId),
      ...(inventory && { inventoryDetails: { dFillInventory: inventory, localInventory: inventory } }),
    }
  }

/** The products as the caller sees them in this world; where nothing differs, the catalogue's own objects. */
const viewProducts = (draft: WorldDraft, caller: Caller, products: readonly Product[]): readonly Product[] => {
  const differences = differencesOf(draft, caller)
  if (!differences) return products
  const { stock, notifyMe } = differences
  const differs = ({ skuId }: Sku) => skuId in stock || notifyMe.includes(skuId)
  const differing = withDifferences(differences)
  return products.map((product) =>
    product.childSkus.some(differs) ? { ...product, childSkus: product.childSkus.map(differing) } : product,
  )
}

/** In whose language, at whose prices and with which day's offers the caller sees products. */
const seenBy = (draft: WorldDraft, { audience, language }: Reader) => ({
  lob: lobOf(audience),
  language,
  day: worldDay(draft),
})

/** The tiles of a category, featured first. */
export const viewTiles = (draft: WorldDraft, caller: Reader, category: ProductCategory): readonly Product[] =>
  viewProducts(draft, caller, listTiles(category, seenBy(draft, caller)))

/** The product with the stock of the caller's store, by its id or its slug. */
export const viewProduct = (draft: WorldDraft, caller: Reader, name: string): Product => {
  const product = findProductFor(name, seenBy(draft, caller))
  if (!product) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'productId' }])
  const viewed = viewProducts(draft, caller, [product])[0] ?? product
  return { ...viewed, childSkus: viewed.childSkus.map(withLocalInventory(draft, callerStore(draft, caller))) }
}
