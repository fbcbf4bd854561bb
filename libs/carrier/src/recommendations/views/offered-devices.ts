import type { Product, ProductCategory } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import type { Reader } from '../../operation/caller'
import { canBeOrdered, cartDevices } from '../../domain/products/offered-accessories'
import { viewTiles } from '../../domain/products/view-products'

const deviceCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** One row of tiles. */
const devicesPerCategory = 3

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
