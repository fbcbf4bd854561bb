import type { Product, Sku } from '@soe/contracts'
import { inventoryOf } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerRecordOf, ownerOf } from '../../account/identity'

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
export const viewProducts = (draft: WorldDraft, caller: Caller, products: readonly Product[]): readonly Product[] => {
  const differences = differencesOf(draft, caller)
  if (!differences) return products
  const { stock, notifyMe } = differences
  const differs = ({ skuId }: Sku) => skuId in stock || notifyMe.includes(skuId)
  const differing = withDifferences(differences)
  return products.map((product) =>
    product.childSkus.some(differs) ? { ...product, childSkus: product.childSkus.map(differing) } : product,
  )
}
