import { alikeFact } from './alike.facts'
import type { CartDevice, CartLine } from '../checkout/cart-line.schema'
import { toldByCheckout } from '../checkout/told-by-cart'
import { told, type Fact, type Source } from '../invariant/fact'
import type { Pair } from '../invariant/invariant'
import type { Product } from './catalogue.schema'

/** What a sku costs, by whoever tells it. */
interface PriceFact {
  readonly original?: number
  readonly discounted?: number
  /** What a cart takes for it. */
  readonly taken?: number
  /** Instalments by their months, as they are offered. */
  readonly monthly?: Readonly<Record<string, readonly number[]>>
  /** The instalment that a cart takes, and its months. */
  readonly takenMonthly?: readonly [months: number, dollars: number]
}
type Prices = Readonly<Record<string, PriceFact>>

const pricesOf = (products: readonly Product[]): Prices =>
  Object.fromEntries(
    products.flatMap(({ childSkus }) =>
      childSkus.map(({ skuId, price }) => {
        const { originalPrice: original, discountedPrice: discounted } = price.fullRetailPrice
        const monthly = Object.fromEntries(
          price.devicePaymentPrice.map(({ contractDuration, originalPrice, discountedPrice }) => [
            contractDuration,
            [originalPrice, discountedPrice],
          ]),
        )
        return [skuId, { original, discounted, monthly }]
      }),
    ),
  )

const takenFor = ({ retailPrice: taken, term, monthlyPrice }: CartDevice, downPayment: number): PriceFact => ({
  taken,
  ...(term > 0 && downPayment === 0 && { takenMonthly: [term, monthlyPrice] }),
})

const takenOf = (lines: readonly CartLine[]): Prices =>
  Object.fromEntries(
    lines.flatMap(({ deviceItem, accessories, installmentInfo: { mandatoryDownPayment } }) => [
      ...(deviceItem?.cartItemType === 'DEVICE'
        ? [[deviceItem.skuId, takenFor(deviceItem, mandatoryDownPayment)]]
        : []),
      ...accessories.map(({ itemCode, originalPrice }) => [itemCode, { taken: originalPrice }] as const),
    ]),
  )

const pricePairs = (told: PriceFact, known: PriceFact): Pair[] => {
  const { original, discounted, taken, monthly, takenMonthly } = { ...known, ...told }
  const [months = 0, instalment = 0] = takenMonthly ?? []
  const offered = monthly?.[months] ?? [instalment]
  const isFair = taken === undefined || original === undefined || taken === original || taken === discounted
  return [
    ...(told.original !== undefined && known.original !== undefined ? [[told.original, known.original] as const] : []),
    ...(isFair ? [] : [[{ taken }, { original, discounted }] as const]),
    ...(offered.includes(instalment)
      ? []
      : [
          [
            { months, instalment },
            { months, instalment: offered },
          ] as const,
        ]),
  ]
}

const productsIn: readonly Source<readonly Product[]>[] = [
  told('catalogue.listProducts', ({ answer }) => answer.products),
  told('catalogue.getProduct', ({ answer }) => [answer.product]),
  told('catalogue.listBundles', ({ answer }) => answer.products),
  told('wishlist.retrieveWishlist', ({ answer: { data } }) => [
    ...data.wishList.deviceList,
    ...data.wishList.accessoryList,
  ]),
]

const product = (skuId: string, originalPrice: number) => ({
  product: {
    productId: 'p',
    category: 'smartphones',
    childSkus: [{ skuId, price: { fullRetailPrice: { originalPrice }, devicePaymentPrice: [] } }],
  },
})

export const pricesFact: Fact<Prices> = {
  name: 'prices',
  says: 'a sku costs the same in every answer, and in the cart',
  sources: [
    ...productsIn.map(({ tells }): Source<Prices> => ({
      tells: (call) => {
        const products = tells(call)
        return products && pricesOf(products)
      },
    })),
    toldByCheckout(({ cart }) => takenOf(Object.values(cart.lineDetails.lineInfo))),
  ],
  effects: {},
  compare: (said, known) =>
    Object.entries(said).flatMap(([sku, price]) => (known[sku] ? pricePairs(price, known[sku]) : [])),
  merge: (known = {}, said) => ({
    ...known,
    ...Object.fromEntries(Object.entries(said).map(([sku, price]) => [sku, { ...known[sku], ...price }])),
  }),
  right: [
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.getProduct', answer: product('a', 999) },
  ],
}

type ProductsBySku = Readonly<Record<string, string>>

const productsBySku = (products: readonly Product[]): ProductsBySku =>
  Object.fromEntries(
    products.flatMap(({ productId, childSkus }) => childSkus.map(({ skuId }) => [skuId, productId] as const)),
  )

export const productsFact: Fact<ProductsBySku> = {
  name: 'products',
  says: 'a sku is of the same product in every answer, and in the cart',
  sources: [
    ...productsIn.map(({ tells }): Source<ProductsBySku> => ({
      tells: (call) => {
        const products = tells(call)
        return products && productsBySku(products)
      },
    })),
    toldByCheckout(({ cart }) =>
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
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.getProduct', answer: { product: { ...product('a', 9.99).product, productId: 'q' } } },
  ],
}

/** Products by category: those that a list has, and those that other answers tell. */
interface CategoryFact {
  readonly listed: Readonly<Record<string, readonly string[]>>
  readonly told: Readonly<Record<string, readonly string[]>>
}

const byCategory = (products: readonly Product[]): CategoryFact['told'] => {
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

const joined = (known: CategoryFact['told'], said: CategoryFact['told']): CategoryFact['told'] => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(said).map(([category, ids]) => [category, [...new Set([...(known[category] ?? []), ...ids])]]),
  ),
})

const merged = (known: CategoryFact | undefined, said: CategoryFact): CategoryFact => ({
  listed: { ...known?.listed, ...said.listed },
  told: joined(known?.told ?? {}, said.told),
})

export const categoriesFact: Fact<CategoryFact> = {
  name: 'categories',
  says: 'a category lists each of its products that any other answer tells',
  sources: [
    told('catalogue.listProducts', ({ answer: { category, products } }) => ({
      listed: { [category]: products.map(({ productId }) => productId) },
      told: {},
    })),
    ...productsIn.slice(1).map(({ tells }): Source<CategoryFact> => ({
      tells: (call) => {
        const products = tells(call)
        return products && { listed: {}, told: byCategory(products) }
      },
    })),
  ],
  effects: {},
  compare: (said, known) => {
    const { listed, told: others } = merged(known, said)
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
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.listProducts', answer: { category: 'smartphones', products: [product('a', 9.99).product] } },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: product('a', 9.99) },
    { key: 'catalogue.listProducts', answer: { category: 'smartphones', products: [] } },
  ],
}

export const catalogueFacts = [pricesFact, productsFact, categoriesFact, alikeFact]
