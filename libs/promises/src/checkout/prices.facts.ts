import { fromAnswer, type Fact, type Source } from '../promise/fact'
import type { Pair, SeenAnswer } from '../promise/invariant'
import type { CartDevice, CartLine } from '@soe/contracts'
import { fromCheckout } from './from-checkout'

type Product = SeenAnswer<'catalogue.getProduct'>['answer']['product']

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

const pricePairs = (seen: PriceFact, known: PriceFact): Pair[] => {
  const { original, discounted, taken, monthly, takenMonthly } = { ...known, ...seen }
  const [months = 0, instalment = 0] = takenMonthly ?? []
  const offered = monthly?.[months] ?? [instalment]
  const isFair = taken === undefined || original === undefined || taken === original || taken === discounted
  return [
    ...(seen.original !== undefined && known.original !== undefined ? [[seen.original, known.original] as const] : []),
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

export const productsIn: readonly Source<readonly Product[]>[] = [
  fromAnswer('catalogue.listProducts', ({ answer }) => answer.products),
  fromAnswer('catalogue.getProduct', ({ answer }) => [answer.product]),
  fromAnswer('catalogue.listBundles', ({ answer }) => answer.products),
  fromAnswer('wishlist.retrieveWishlist', ({ answer: { data } }) => [
    ...data.wishList.deviceList,
    ...data.wishList.accessoryList,
  ]),
]

export const pricedProduct = (skuId: string, originalPrice: number) => ({
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
    ...productsIn.map(({ select }): Source<Prices> => ({
      select: (call) => {
        const products = select(call)
        return products && pricesOf(products)
      },
    })),
    fromCheckout(({ cart }) => takenOf(Object.values(cart.lineDetails.lineInfo))),
  ],
  effects: {},
  compare: (said, known) =>
    Object.entries(said).flatMap(([sku, price]) => (known[sku] ? pricePairs(price, known[sku]) : [])),
  merge: (known = {}, said) => ({
    ...known,
    ...Object.fromEntries(Object.entries(said).map(([sku, price]) => [sku, { ...known[sku], ...price }])),
  }),
  right: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
  ],
  wrong: [
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 9.99) },
    { key: 'catalogue.getProduct', answer: pricedProduct('a', 999) },
  ],
}
