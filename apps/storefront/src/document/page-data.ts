import type { Product } from '@soe/contracts'
import { frontMeta, gridMeta, productMeta, productQuery, productsQuery, readSelection } from '@soe/shop-devices'
import { flagsQuery, isShopError, type PageMeta, type Shop } from '@soe/shop-platform'
import { readCataloguePlace } from '../pages/catalogue-place'
import type { PageName } from '../routes'

/** What a page's document says before any of its code runs. */
export interface PageData {
  status: 200 | 404
  meta?: PageMeta
  /** The picture that the page opens with. */
  picture?: string | undefined
}

type LoadPage = (shop: Shop, path: string) => Promise<PageData>

const found = (meta: PageMeta, picture?: string): PageData => ({ status: 200, meta, picture })

const products = async (shop: Shop, category: Product['category']) => {
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productsQuery(shop, category)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  return answer.products
}

const firstPicture = ([first]: readonly Product[]) =>
  (first?.childSkus.find(({ skuId }) => skuId === first.defaultSKU) ?? first?.childSkus[0])?.imageUrlMap.defaultImage

const front: LoadPage = async (shop) =>
  found(frontMeta(shop.language), firstPicture(await products(shop, 'smartphones')))

const grid: LoadPage = async (shop, path) => {
  const { category, isPrepaid } = readCataloguePlace(path)
  const list = await products(shop, category)
  const isFiltered = shop.environment.location.search !== ''
  return found(gridMeta(category, shop.language, isPrepaid), isFiltered ? undefined : firstPicture(list))
}

const product: LoadPage = async (shop, path) => {
  const { category, slug, isPrepaid } = readCataloguePlace(path)
  const { location } = shop.environment
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productQuery(shop, slug)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
  ])
  if (answer.product.category !== category) return { status: 404 }
  const picture = readSelection(answer.product, new URLSearchParams(location.search))?.sku.imageUrlMap.imageSetUrl[0]
  return found(productMeta(answer.product, { origin: location.origin, isPrepaid }), picture)
}

const loads: Partial<Record<PageName, LoadPage>> = { front, grid, product }

/** Reads what the page reads first, into the shop's own cache. What fails here is read again by the browser. */
export const loadPageData = async (shop: Shop, page: PageName | undefined, path: string): Promise<PageData> => {
  if (page === undefined) return { status: 404 }
  try {
    return (await loads[page]?.(shop, path)) ?? { status: 200 }
  } catch (error) {
    return { status: isShopError(error) && error.id === 'ITEM_NOT_FOUND' ? 404 : 200 }
  }
}
