import type { Product, Sku } from '@soe/contracts'
import { foldText, memoize } from '@soe/rules'
import { isOrderable } from '@soe/shop-basket'
import { tilePrice } from '../product-price'
import { clearFacets, emptyFilter, facetOf, listFacets, type GridFilter, type Sort } from './grid-filter'

/** A product that the filter found, and the sku that its tile shows. */
export interface FoundProduct {
  product: Product
  sku: Sku
}

const fits = (product: Product, sku: Sku, filter: GridFilter): boolean =>
  listFacets.every((facet) => {
    const wanted = filter[facet]
    return wanted.length === 0 || wanted.includes(facetOf[facet](product, sku)?.value ?? '')
  }) &&
  (filter.price === undefined || tilePrice(sku).cents <= filter.price * 100)

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean)

const isSearched = (
  { brandName, productDisplayName, tagline = '', categoryType = '' }: Product,
  words: readonly string[],
): boolean => {
  if (words.length === 0) return true
  const text = wordsOf(`${brandName} ${productDisplayName} ${tagline} ${categoryType}`).join(' ')
  return words.every((word) => text.includes(word))
}

const find = (product: Product, filter: GridFilter, words: readonly string[]): FoundProduct | undefined => {
  if (!isSearched(product, words)) return undefined
  const skus = product.childSkus.filter((sku) => fits(product, sku, filter))
  const sku = skus.find(({ skuId }) => skuId === product.defaultSKU) ?? skus[0]
  return sku && { product, sku }
}

const priceOf = ({ sku }: FoundProduct) => tilePrice(sku).cents
const nameOf = ({ product }: FoundProduct) => product.productDisplayName
const rankOf = ({ product }: FoundProduct) => product.featuredRank
const isSoldOut = ({ product }: FoundProduct) => !product.childSkus.some(isOrderable)

const alphabet = memoize(() => new Intl.Collator('en', { numeric: true }))

const orders: Readonly<Record<Sort, (left: FoundProduct, right: FoundProduct) => number>> = {
  // What nobody can buy leads no list.
  featured: (left, right) => Number(isSoldOut(left)) - Number(isSoldOut(right)) || rankOf(left) - rankOf(right),
  price: (left, right) => priceOf(left) - priceOf(right),
  'price-desc': (left, right) => priceOf(right) - priceOf(left),
  name: (left, right) => alphabet().compare(nameOf(left), nameOf(right)),
}

export const countProducts = (products: readonly Product[], filter: GridFilter): number => {
  const words = wordsOf(filter.q)
  const isFound = (product: Product) =>
    isSearched(product, words) && product.childSkus.some((sku) => fits(product, sku, filter))
  return products.filter(isFound).length
}

/** The products with a sku that fits the whole filter, in its order. */
export const filterProducts = (products: readonly Product[], filter: GridFilter): readonly FoundProduct[] => {
  const words = wordsOf(filter.q)
  return products.flatMap((product) => find(product, filter, words) ?? []).toSorted(orders[filter.sort])
}

/** Where nothing fits the whole filter: what fits most of it. */
export const closestProducts = (products: readonly Product[], filter: GridFilter): readonly FoundProduct[] =>
  [clearFacets(filter), { ...filter, q: '' }, emptyFilter]
    .map((wider) => filterProducts(products, wider))
    .find(({ length }) => length > 0) ?? []
