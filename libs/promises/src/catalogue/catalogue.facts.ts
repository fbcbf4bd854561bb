import { alikeFact } from './alike.facts'
import { pricedProduct, pricesFact, productsIn } from '../checkout/prices.facts'
import { fromCheckout } from '../checkout/from-checkout'
import { fromAnswer, type Fact, type Source } from '../promise/fact'
import type { Product } from '@soe/contracts'

type ProductsBySku = Readonly<Record<string, string>>

const productsBySku = (products: readonly Product[]): ProductsBySku =>
  Object.fromEntries(
    products.flatMap(({ productId, childSkus }) => childSkus.map(({ skuId }) => [skuId, productId] as const)),
  )

export const productsFact: Fact<ProductsBySku> = {
  name: 'products',
  says: 'a sku is of the same product in every answer, and in the cart',
  sources: [
    ...productsIn.map(({ select }): Source<ProductsBySku> => ({
      select: (call) => {
        const products = select(call)
        return products && productsBySku(products)
      },
    })),
    fromCheckout(({ cart }) =>
      Object.fromEntries(
        Object.values(cart.lineDetails.lineInfo).flatMap(({ deviceItem, accessories }) => [
          ...(deviceItem?.cartItemType === 'DEVICE' ? [[deviceItem.skuId, deviceItem.productId] as const] : []),
          ...accessories.map(({ itemCode, productId }) => [itemCode, productId] as const),
        ]),
      ),
    ),
  ],
  effects: {},
  compare: (said, known) =>
    Object.keys(said)
      .filter((sku) => known[sku] !== undefined)
      .map((sku) => [{ [sku]: said[sku] }, { [sku]: known[sku] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    { key: 'catalogue.getProduct', answer: { product: { ...pricedProduct('a', 9.99).product, productId: 'q' } } },
  ],
}

interface CategoryFact {
  readonly listed: Readonly<Record<string, readonly string[]>>
  readonly seen: Readonly<Record<string, readonly string[]>>
}

const byCategory = (products: readonly Product[]): CategoryFact['seen'] => {
  const categories = [...new Set(products.map(({ category }) => category))]
  return Object.fromEntries(
    categories.map((category) => [
      category,
      products
        .filter((one) => one.category === category && one.productType !== 'bundle')
        .map(({ productId }) => productId),
    ]),
  )
}

const joined = (known: CategoryFact['seen'], said: CategoryFact['seen']): CategoryFact['seen'] => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(said).map(([category, ids]) => [category, [...new Set([...(known[category] ?? []), ...ids])]]),
  ),
})

const merged = (known: CategoryFact | undefined, said: CategoryFact): CategoryFact => ({
  listed: { ...known?.listed, ...said.listed },
  seen: joined(known?.seen ?? {}, said.seen),
})

export const categoriesFact: Fact<CategoryFact> = {
  name: 'categories',
  says: 'a category lists each of its products that any other answer names',
  sources: [
    fromAnswer('catalogue.listProducts', ({ answer: { category, products } }) => ({
      listed: { [category]: products.map(({ productId }) => productId) },
      seen: {},
    })),
    ...productsIn.slice(1).map(({ select }): Source<CategoryFact> => ({
      select: (call) => {
        const products = select(call)
        return products && { listed: {}, seen: byCategory(products) }
      },
    })),
  ],
  effects: {},
  compare: (said, known) => {
    const { listed, seen: others } = merged(known, said)
    return Object.entries(listed).map(([category, ids]) => {
      const missing = (others[category] ?? []).filter((id) => !ids.includes(id))
      return [
        { [category]: ids.length, without: missing },
        { [category]: ids.length, without: [] },
      ]
    })
  },
  merge: merged,
  right: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    {
      key: 'catalogue.listProducts',
      answer: { category: 'smartphones', products: [pricedProduct('a', 9.99).product] },
    },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    { key: 'catalogue.listProducts', answer: { category: 'smartphones', products: [] } },
  ],
}

export const catalogueFacts = [pricesFact, productsFact, categoriesFact, alikeFact]
