import type { Product, ProductCategory } from '@soe/contracts'
import { listTiles } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { lobOf } from '../../account/identity'
import { viewProducts } from './view-products'

/** The tiles of a category, featured first. */
export const viewTiles = (draft: WorldDraft, caller: Caller, category: ProductCategory): readonly Product[] =>
  viewProducts(draft, caller, listTiles(category, lobOf(caller.audience)))
