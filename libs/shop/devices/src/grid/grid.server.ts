import type { LoadDocument } from '@soe/shop-platform'
import { readGridLocation } from '../catalogue-location'
import { prepareToggle } from '../compare/lazy-toggle'
import { prepareAdd } from './lazy-add'
import { firstPicture, readProducts } from '../read-products.server'
import { FacetLinks } from './lazy-filters'

export const loadGrid: LoadDocument = async (shop, path) => {
  const [products] = await Promise.all([
    readProducts(shop, readGridLocation(path).category),
    FacetLinks.prepare(),
    prepareToggle(),
    prepareAdd(),
  ])
  const isFiltered = shop.environment.location.search !== ''
  return { status: 200, picture: isFiltered ? undefined : firstPicture(products) }
}
