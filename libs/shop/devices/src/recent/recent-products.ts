import type { Product } from '@soe/contracts'
import type { Shop } from '@soe/shop-platform'

/** What a tile of a viewed product shows. A price would be out of date. */
export interface RecentProduct {
  readonly productId: string
  readonly name: string
  readonly href: string
  readonly picture: string
}

const key = 'recently-viewed'
/** One more than is shown: the product on the screen is left out. */
const mostKept = 5

type Place = Pick<Shop, 'environment'>

const isRecent = (value: unknown): value is RecentProduct =>
  typeof value === 'object' &&
  value !== null &&
  ['productId', 'name', 'href', 'picture'].every((name) => typeof Reflect.get(value, name) === 'string')

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** The products viewed in this tab, latest first. */
export const recentProducts = ({ environment }: Place): readonly RecentProduct[] => {
  const stored = parse(environment.sessionStorage.getItem(key) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

export const keepRecent = (shop: Place, product: Product, href: string): void => {
  const { productId, productDisplayName: name, childSkus, defaultSKU } = product
  const picture = (childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0])?.imageUrlMap.defaultImage
  if (picture === undefined) return
  const seen = { productId, name, href, picture }
  const others = recentProducts(shop).filter((other) => other.productId !== productId)
  shop.environment.sessionStorage.setItem(key, JSON.stringify([seen, ...others].slice(0, mostKept)))
}
