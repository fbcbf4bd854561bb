import type { Product, ProductCategory } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import type { WorldDraft } from '@soe/world'
import { viewTiles } from '../../catalogue/views/product-view'

const deviceCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** Devices recommended of each category: a row of tiles. */
const devicesPerCategory = 3

/** A product gets recommended only while it can be ordered. */
export const canBeOrdered = ({ childSkus }: Product) =>
  childSkus.some(({ inventoryDetails: { dFillInventory: stock } }) => stock.isInStock || stock.isPreOrder)

export const cartDevices = (draft: WorldDraft, caller: Caller): string[] =>
  findCart(draft, caller)?.lines.flatMap(({ device }) => device?.productId ?? []) ?? []

/** Devices of every category, or the one asked for, that the cart doesn't hold yet. */
export const offeredDevices = (draft: WorldDraft, caller: Caller, category: string | undefined): Product[] => {
  const held = cartDevices(draft, caller)
  const asked = deviceCategories.filter((known) => known === category)
  return (asked.length > 0 ? asked : deviceCategories).flatMap((known) =>
    viewTiles(draft, caller, known)
      .filter((product) => canBeOrdered(product) && !held.includes(product.productId))
      .slice(0, devicesPerCategory),
  )
}
