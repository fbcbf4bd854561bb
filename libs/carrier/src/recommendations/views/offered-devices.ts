import type { Product, ProductCategory } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { findCart } from '../../domain/cart/cart-access'
import { viewTiles } from '../../domain/products/view-products'

const deviceCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** One row of tiles. */
const devicesPerCategory = 3

/** Only products that can be ordered are recommended. */
export const canBeOrdered = ({ childSkus }: Product) =>
  childSkus.some(({ inventoryDetails: { dFillInventory: stock } }) => stock.isInStock || stock.isPreOrder)

/** Product ids of the devices in the caller's cart. */
export const cartDevices = (draft: WorldDraft, caller: Reader): string[] =>
  findCart(draft, caller)?.lines.flatMap(({ device }) => device?.productId ?? []) ?? []

/** Devices of the category, or of every one where it is not a category of devices, that are not in the cart. */
export const offeredDevices = (draft: WorldDraft, caller: Reader, category: string | undefined): Product[] => {
  const held = cartDevices(draft, caller)
  const asked = deviceCategories.filter((known) => known === category)
  return (asked.length > 0 ? asked : deviceCategories).flatMap((known) =>
    viewTiles(draft, caller, known)
      .filter((product) => canBeOrdered(product) && !held.includes(product.productId))
      .slice(0, devicesPerCategory),
  )
}
