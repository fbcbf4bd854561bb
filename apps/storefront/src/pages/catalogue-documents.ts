import type { Product } from '@soe/contracts'
import {
  FacetLinks,
  prepareStory,
  productQuery,
  productsQuery,
  readSelection,
  type GridCategory,
} from '@soe/shop-devices'
import { flagsQuery, type Shop } from '@soe/shop-platform'
import type { LoadDocument } from '../page-document'
import { readCatalogueLocation, readGridLocation } from './catalogue-location'

const readProducts = async (shop: Shop, category: GridCategory) => {
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productsQuery(shop, category)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  return answer.products
}

const firstPicture = ([first]: readonly Product[]) =>
  (first?.childSkus.find(({ skuId }) => skuId === first.defaultSKU) ?? first?.childSkus[0])?.imageUrlMap.defaultImage

export const loadFront: LoadDocument = async (shop) => ({
  status: 200,
  picture: firstPicture(await readProducts(shop, 'smartphones')),
})

export const loadGrid: LoadDocument = async (shop, path) => {
  const [products] = await Promise.all([readProducts(shop, readGridLocation(path).category), FacetLinks.prepare()])
  const isFiltered = shop.environment.location.search !== ''
  return { status: 200, picture: isFiltered ? undefined : firstPicture(products) }
}

export const loadProduct: LoadDocument = async (shop, path) => {
  const { category, slug } = readCatalogueLocation(path)
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productQuery(shop, slug)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
    prepareStory(),
  ])
  if (answer?.product.category !== category) return { status: 404 }
  const selection = readSelection(answer.product, new URLSearchParams(shop.environment.location.search))
  return { status: 200, picture: selection?.sku.imageUrlMap.imageSetUrl[0] }
}
