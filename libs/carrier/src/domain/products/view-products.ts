import type { Language, Product, Sku, ProductCategory } from '@soe/contracts'
import { inventoryOf, listTiles, findProductFor } from '@soe/catalogue'
import { type WorldDraft, ServiceFault } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { ownerRecordOf, ownerOf, lobOf } from '../account/identity'
import { soldAccessory, soldDevice } from '../clock/sold-skus'
import { worldDay } from '../clock/world-day'
import { callerStore } from '../stock/stores'
import { withLocalInventory } from '../stock/local-inventory'

/** Where this world, or the caller's account in it, differs from the catalogue. */
interface Differences {
  readonly priced: (sku: Sku) => Sku['price'] | undefined
  readonly stock: NonNullable<WorldDraft['header']['stock']>
  readonly notifyMe: readonly string[]
  /** Those of all that differs. */
  readonly skuIds: ReadonlySet<string>
}

/** The world's own price of a sku; of a device that is bought outright, without instalments and another lob's promotions. */
const ownPrice = (draft: WorldDraft, { skuId, price }: Sku, language: Language): Sku['price'] | undefined => {
  if (draft.header.prices?.[skuId] === undefined) return undefined
  const device = soldDevice(draft, skuId, language)
  const own = (device ?? soldAccessory(draft, skuId, language))?.sku.price
  if (!own || !device || price.devicePaymentPrice.length > 0) return own
  const { allPromotions } = price.fullRetailPrice
  return { ...price, fullRetailPrice: { ...own.fullRetailPrice, allPromotions } }
}

const differencesOf = (draft: WorldDraft, { session, language }: Reader): Differences | undefined => {
  const { stock = {}, prices = {} } = draft.header
  const notifyMe = session.loggedIn ? (ownerRecordOf(draft, ownerOf(session)).notifyMe ?? []) : []
  const skuIds = new Set([...Object.keys(stock), ...Object.keys(prices), ...notifyMe])
  const priced = (sku: Sku) => ownPrice(draft, sku, language)
  return skuIds.size > 0 ? { skuIds, priced, stock, notifyMe } : undefined
}

const withDifferences =
  ({ skuIds, priced, stock, notifyMe }: Differences) =>
  (sku: Sku): Sku => {
    if (!skuIds.has(sku.skuId)) return sku
    const [own, price] = [stock[sku.skuId], priced(sku)]
    const inventory = own && inventoryOf(own)
    return {
      ...sku,
      notifyMe: notifyMe.includes(sku.skuId),
      ...(price && { price }),
      ...(inventory && { inventoryDetails: { dFillInventory: inventory, localInventory: inventory } }),
    }
  }

/** The products as the caller sees them in this world; where nothing differs, the catalogue's own objects. */
const viewProducts = (draft: WorldDraft, caller: Reader, products: readonly Product[]): readonly Product[] => {
  const differences = differencesOf(draft, caller)
  if (!differences) return products
  const differs = ({ skuId }: Sku) => differences.skuIds.has(skuId)
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
