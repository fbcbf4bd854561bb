import type { Product } from '@soe/contracts'
import { findProductFor } from '@soe/catalogue'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { lobOf } from '../../account/identity'
import { callerStore } from '../stock/caller-store'
import { withLocalInventory } from '../stock/local-inventory'
import { viewProducts } from './view-products'

/** The product with the stock of the caller's store, by its id or its slug. */
export const viewProduct = (draft: WorldDraft, caller: Caller, name: string): Product => {
  const product = findProductFor(name, lobOf(caller.audience))
  if (!product) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'productId' }])
  const viewed = viewProducts(draft, caller, [product])[0] ?? product
  return { ...viewed, childSkus: viewed.childSkus.map(withLocalInventory(draft, callerStore(draft, caller))) }
}
