import type { Fact } from '../promise/fact'
import type { SeenAnswer } from '../promise/invariant'

/** What stays the same of a thing, by the field that names it. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  planId: ['displayName', 'summary', 'monthlyPrice', 'priceWithoutAutoPay', 'deviceCategories'],
  productId: [
    'productURL',
    'brandName',
    'productDisplayName',
    'category',
    'categoryType',
    'itemType',
    'isCPO',
    'isWatch',
    'isGiftCard',
    'bundleEligible',
    'featuredRank',
  ],
  skuId: ['sorId', 'capacity', 'color', 'skuDisplayName', 'deviceCondition'],
  locationCode: ['name', 'addressLine1', 'city', 'state', 'zipCode', 'hours'],
  shippingOptionId: ['name'],
  loanOfferId: ['annualPercentageRate'],
  mtnHashCode: ['mtn', 'nickName'],
  agreementId: ['title'],
}

/** A promotion ends, and another device has the next one. */
const promotion = ['hasPromos', 'promoBadge', 'promoNeedsTradeIn', 'promoTerms', 'offer'] as const

/** Products, plans and stores that several answers describe: each answer must describe them alike. */
const kinds: readonly { readonly id: string; readonly has: string; readonly but: readonly string[] }[] = [
  { id: 'productId', has: 'childSkus', but: ['childSkus', 'favoriteId', 'selected', 'lastAddedItem', ...promotion] },
  {
    id: 'skuId',
    has: 'imageUrlMap',
    but: ['notifyMe', 'proposition', 'omni_tag', 'inCart', 'qty', 'inventoryDetails', 'price'],
  },
  { id: 'planId', has: 'deviceCategories', but: ['recommended'] },
  { id: 'planId', has: 'broadbandFacts', but: [] },
  { id: 'locationCode', has: 'hours', but: ['ispuServices', 'distanceMiles'] },
  { id: 'sorId', has: 'family', but: ['inCart', 'inAccount', 'ineligibleReason'] },
  { id: 'mtnHashCode', has: 'equipmentInfos', but: [] },
]

interface Worth {
  readonly deviceBrand?: string
  readonly deviceModel?: string
  readonly condition?: string
  readonly capacity?: string
  readonly tradeInValue?: number
}

interface Priced {
  readonly sorId?: string
  readonly family?: string
  readonly price?: { readonly discountedPrice?: number }
  readonly featureType?: string
  readonly quantity?: number
  readonly monthlyPrice?: number
}

type Things = Readonly<Record<string, unknown>>

/** A color is a name in a cart, and more in the catalogue. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'displayName' in value ? value.displayName : value

const ofThing = (thing: object): [string, unknown][] => {
  const values = new Map<string, unknown>(Object.entries(thing))
  // Devices of customers share what names them.
  if (values.get('cartItemType') === 'BYOD') return []
  return Object.entries(lasting).flatMap(([id, names]) => {
    const named = values.get(id)
    return typeof named === 'string'
      ? names
          .filter((name) => values.get(name) !== undefined)
          .map((name): [string, unknown] => [`${id} ${named} ${name}`, plain(values.get(name))])
      : []
  })
}

const wholeOf = (thing: object): [string, unknown][] => {
  const values = new Map<string, unknown>(Object.entries(thing))
  return kinds
    .filter(({ id, has }) => values.has(has) && typeof values.get(id) === 'string')
    .flatMap(({ id, has, but }) =>
      [...values]
        .filter(([name, value]) => name !== id && value !== undefined && !but.includes(name))
        .map(([name, value]): [string, unknown] => [`${id} ${String(values.get(id))} ${has} ${name}`, value]),
    )
}

const valuesOf = (thing: object): [string, unknown][] => {
  const { deviceBrand, deviceModel, condition, capacity = '', tradeInValue }: Worth = thing
  const { sorId, family, price, featureType, quantity = 1, monthlyPrice }: Priced = thing
  const cost = family === undefined ? monthlyPrice && monthlyPrice / quantity : price?.discountedPrice
  return [
    ...(deviceModel !== undefined && condition !== undefined
      ? [[`trade-in ${deviceBrand} ${deviceModel} ${capacity} ${condition}`, tradeInValue] as [string, unknown]]
      : []),
    ...(featureType !== undefined && cost !== undefined
      ? [[`feature ${sorId}`, Math.round(cost * 100) / 100] as [string, unknown]]
      : []),
  ]
}

interface Named {
  readonly cartItemType?: string
  readonly productId?: string
  readonly sorId?: string
  readonly childSkus?: readonly { readonly sorId?: string }[]
  readonly sku?: string
  readonly id?: string
  readonly recurringPrice?: number
  readonly category?: string
  readonly path?: string
}

const namesOf = (thing: object): [string, unknown][] => {
  const { cartItemType, productId, sorId, childSkus = [], sku, id, recurringPrice, category, path }: Named = thing
  if (productId === undefined || cartItemType === 'BYOD') return []
  return [
    ...[sorId, ...childSkus.map((child) => child.sorId)]
      .filter((code) => code !== undefined)
      .map((code): [string, unknown] => [`sorId ${code} productId`, productId]),
    ...(sku === undefined || recurringPrice === undefined
      ? []
      : ([
          [`productId ${productId} category`, category],
          [`productId ${productId} productURL`, path],
          [`skuId ${sku} sorId`, id],
        ] satisfies [string, unknown][])),
  ]
}

const thingsIn = (value: unknown): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return []
  return [
    ...(Array.isArray(value) ? [] : [...ofThing(value), ...wholeOf(value), ...valuesOf(value), ...namesOf(value)]),
    ...Object.values(value).flatMap(thingsIn),
  ]
}

/** What shoppers read is in their language. */
const thingsOf = ({ answer, language }: SeenAnswer): Things | undefined => {
  const things = thingsIn(answer).map(([name, value]) => [language === 'es' ? `es ${name}` : name, value] as const)
  return things.length > 0 ? Object.fromEntries(things) : undefined
}

export const alikeFact: Fact<Things> = {
  name: 'alike',
  says: 'a product, a variant, a plan, a line or a store is described alike in every answer of one language',
  sources: [{ select: thingsOf }],
  effects: {},
  compare: (said, known) =>
    Object.keys(said)
      .filter((name) => Object.hasOwn(known, name))
      .map((name) => [{ [name]: said[name] }, { [name]: known[name] }]),
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'plans.getPlans', answer: { plans: [{ planId: 'a', displayName: 'Jib', monthlyPrice: 35 }] } },
    { key: 'checkout.getCheckoutDetails', answer: { plan: { planId: 'a', displayName: 'Jib', monthlyPrice: 35 } } },
  ],
  wrong: [
    { key: 'plans.getPlans', answer: { plans: [{ planId: 'a', displayName: 'Jib', monthlyPrice: 35 }] } },
    { key: 'checkout.getCheckoutDetails', answer: { plan: { planId: 'a', displayName: 'Jib', monthlyPrice: 3500 } } },
  ],
}
