import type { Product } from '@soe/contracts'
import { frontMeta, gridMeta, productMeta, productQuery, productsQuery, readSelection } from '@soe/shop-devices'
import { flagsQuery, type PageMeta, type Shop } from '@soe/shop-platform'
import type { LoadDocument, PageDocument } from '../page-document'
import { readCatalogueLocation } from './catalogue-location'
import { withBrand } from './with-brand'

const found = (meta: PageMeta, picture?: string): PageDocument => ({ status: 200, meta: withBrand(meta), picture })

const readProducts = async (shop: Shop, category: Product['category']) => {
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productsQuery(shop, category)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  return answer.products
}

const firstPicture = ([first]: readonly Product[]) =>
  (first?.childSkus.find(({ skuId }) => skuId === first.defaultSKU) ?? first?.childSkus[0])?.imageUrlMap.defaultImage

export const loadFront: LoadDocument = async (shop) =>
  found(frontMeta(shop.language), firstPicture(await readProducts(shop, 'smartphones')))

export const loadGrid: LoadDocument = async (shop, path) => {
  const { category, isPrepaid } = readCatalogueLocation(path)
  const products = await readProducts(shop, category)
  const isFiltered = shop.environment.location.search !== ''
  return found(gridMeta(category, shop.language, isPrepaid), isFiltered ? undefined : firstPicture(products))
}

export const loadProduct: LoadDocument = async (shop, path) => {
  const { category, slug, isPrepaid } = readCatalogueLocation(path)
  const { location } = shop.environment
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productQuery(shop, slug)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  if (answer.product.category !== category) return { status: 404 }
  const picture = readSelection(answer.product, new URLSearchParams(location.search))?.sku.imageUrlMap.imageSetUrl[0]
  return found(productMeta(answer.product, { origin: location.origin, isPrepaid }), picture)
}
