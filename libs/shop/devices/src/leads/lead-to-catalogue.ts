import { isPrepay, readSearch } from '@soe/rules'
import { withSearch } from '@soe/shop-journey'
import { isPrepaidPath, type LeadTo, type Shop } from '@soe/shop-platform'
import { productQuery, productsQuery, type GridCategory } from '../device-queries'
import { gridPath, productPath } from '../product-path'

/** The words by which the carrier's links name a grid, in lower case. */
const grids: Readonly<Record<string, GridCategory>> = {
  smartphones: 'smartphones',
  smartphone: 'smartphones',
  phones: 'smartphones',
  devices: 'smartphones',
  watches: 'watches',
  smartwatches: 'watches',
  tablets: 'tablets',
  accessories: 'accessories',
  accessory: 'accessories',
  allproducts: 'all',
}

const gridParameters = ['category', 'type', 'productType'] as const

const isPrepaidVisit = ({ identity }: Shop, path: string) => isPrepay(identity.get().audience) || isPrepaidPath(path)

const lastOf = (path: string) =>
  path
    .replace(/(\.html)?\/?$/, '')
    .split('/')
    .at(-1) ?? ''

/** A grid by its last segment, else by its parameters; one that names none lists all products. */
export const leadToGrid: LeadTo = async (shop, { path, search }) => {
  const query = readSearch(`?${search}`)
  const names = [lastOf(path), ...gridParameters.map((name) => query[name] ?? '')]
  const category = names.map((name) => grids[name.toLowerCase()]).find((grid) => grid !== undefined)
  return withSearch(gridPath(category ?? 'all', isPrepaidVisit(shop, path)), search, gridParameters)
}

/** The gift card, whose address the specification names apart from its product's. */
export const leadToGiftCard: LeadTo = async (shop, { path, search }) => {
  const { products } = await shop.queryClient.fetchQuery(productsQuery(shop, 'accessories'))
  const card = products.find(({ seo }) => seo.canonicalUrl.includes(path.replace(/^\/|\/$/g, '')))
  return card && withSearch(productPath(card), search)
}

/** The product that `productId` names, with its sku and term. */
export const leadToProduct: LeadTo = async (shop, { path, search }) => {
  const { productId = '', sku, skuId = sku } = readSearch(`?${search}`)
  const answer = productId === '' ? null : await shop.queryClient.fetchQuery(productQuery(shop, productId))
  if (!answer) return undefined
  const { product } = answer
  const chosen = product.childSkus.find((each) => each.skuId === skuId || each.sorId === skuId)
  const options = { isPrepaid: isPrepaidVisit(shop, path), ...(chosen && { skuId: chosen.skuId }) }
  return withSearch(productPath(product, options), search, ['productId', 'sku', 'skuId', 'type', 'productType'])
}
