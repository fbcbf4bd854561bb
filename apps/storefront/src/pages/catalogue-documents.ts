import type { Product } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import {
  FacetLinks,
  frontPlansQuery,
  prepareProductParts,
  productQuery,
  productsQuery,
  readSelection,
  suggestionQuery,
  type GridCategory,
} from '@soe/shop-devices'
import { flagsQuery, type Shop } from '@soe/shop-platform'
import { loadCompare } from '@soe/shop-plans/load-compare'
import type { LoadDocument } from '../page-types/page-document'
import { addressWords } from './address-words'
import { readCatalogueLocation, readGridLocation } from './catalogue-location'
import { productHead } from './lazy-product-head'
import { missingProduct } from './missing-product'

const readProducts = async (shop: Shop, category: GridCategory) => {
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productsQuery(shop, category)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  return answer.products
}

const firstPicture = ([first]: readonly Product[]) =>
  (first?.childSkus.find(({ skuId }) => skuId === first.defaultSKU) ?? first?.childSkus[0])?.imageUrlMap.defaultImage

/** A page that does not exist is drawn whether or not there is something to suggest. */
export const loadNotFound: LoadDocument = async (shop, path) => {
  const words = addressWords(path)
  if (words !== '') await shop.queryClient.prefetchQuery(suggestionQuery(shop, words))
  return { status: 404 }
}

/** A failed read leaves nothing behind: the browser, which gets only what was read, draws the same page. */
const readPlans = async (shop: Shop) => {
  if (isPrepay(shop.identity.get().audience)) return
  const plans = frontPlansQuery(shop)
  await shop.queryClient.fetchQuery(plans).catch(() => shop.queryClient.removeQueries(plans))
}

export const loadFront: LoadDocument = async (shop) => {
  const [products] = await Promise.all([readProducts(shop, 'smartphones'), readPlans(shop)])
  return { status: 200, picture: firstPicture(products) }
}

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
    prepareProductParts(),
    productHead.prepare(),
  ])
  if (answer?.product.category !== category) {
    await missingProduct.prepare()
    return loadNotFound(shop, path)
  }
  const selection = readSelection(answer.product, new URLSearchParams(shop.environment.location.search))
  return { status: 200, picture: selection?.sku.imageUrlMap.imageSetUrl[0] }
}

export const loadComparison: LoadDocument = async (shop) => {
  await loadCompare(shop)
  return { status: 200 }
}
