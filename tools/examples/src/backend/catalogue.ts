export interface Article {
  readonly skuId: string
  readonly productId: string
  readonly itemType: 'DEVICE' | 'ACCESSORY'
  readonly brand: string
  readonly name: string
  readonly color: string
  readonly dollars: number
  readonly isInStock: boolean
}

const article = (skuId: string, productId: string, rest: Omit<Article, 'skuId' | 'productId'>): Article => ({
  skuId,
  productId,
  ...rest,
})

const orbit = { brand: 'Orbit', itemType: 'DEVICE', isInStock: true } as const
const accessory = { brand: 'Bosun', itemType: 'ACCESSORY', isInStock: true } as const

const articles: readonly Article[] = [
  article('orbit-12-pro-kelp-128', 'dev14000001', { ...orbit, name: 'Orbit 12 Pro', color: 'Kelp', dollars: 999.99 }),
  article('tern-a2-tide-128', 'dev14000017', {
    brand: 'Tern',
    itemType: 'DEVICE',
    name: 'Tern A2',
    color: 'Tide',
    dollars: 249.99,
    isInStock: false,
  }),
  article('bosun-charger-chalk', 'acc15000021', {
    ...accessory,
    name: 'Bosun charger',
    color: 'Chalk',
    dollars: 29.99,
  }),
  article('orbit-12-pro-case-kelp', 'acc15000001', {
    ...accessory,
    name: 'Orbit 12 Pro case',
    color: 'Kelp',
    dollars: 49.99,
  }),
]

export const findArticle = (skuId: string) => articles.find((one) => one.skuId === skuId)
export const findProduct = (productId: string) => articles.find((one) => one.productId === productId)

interface Plan {
  readonly planId: string
  readonly name: string
  readonly dollars: number
  readonly isPrepaid: boolean
}

const plans: readonly Plan[] = [
  { planId: 'mainsail-unlimited', name: 'Mainsail Unlimited', dollars: 55, isPrepaid: false },
  { planId: 'dinghy-prepaid-15gb', name: 'Dinghy Prepaid 15 GB', dollars: 35, isPrepaid: true },
]

export const findPlan = (planId: string) => plans.find((one) => one.planId === planId)

/** Sales tax in per cent, by the first three digits of a zip code. */
const rates: Readonly<Record<string, { readonly state: string; readonly percent: number }>> = {
  '041': { state: 'ME', percent: 5.5 },
  '300': { state: 'GA', percent: 4 },
}

export const taxOf = (zipCode: string) => rates[zipCode.slice(0, 3)]

/** What a promo code takes off the devices, in per cent. */
const promoCodes: Readonly<Record<string, number>> = { CASTOFF10: 10 }

export const promoOf = (code: string | undefined): number | undefined =>
  code === undefined ? undefined : promoCodes[code.toUpperCase()]

/** What a bar code takes off the devices, in per cent. */
const barCodes: Readonly<Record<string, number>> = { '810000004101': 5 }

export const findBarCode = (id: string): number | undefined => barCodes[id]

interface Feature {
  readonly id: string
  readonly name: string
  readonly dollars: number
}

const features: readonly Feature[] = [{ id: 'harbor-home-protect', name: 'Harbor Home Protect', dollars: 25 }]

export const findFeature = (id: string) => features.find((one) => one.id === id)

export const agreementId = 'customer-agreement'

/** Cents are counted in whole numbers. */
export const cents = (dollars: number) => Math.round(dollars * 100)
export const dollarsOf = (count: number) => count / 100
export const sumOf = (dollars: readonly number[]) => dollarsOf(dollars.reduce((all, one) => all + cents(one), 0))

const pictures = { defaultImage: '/pictures/front.svg', mediumImage: '/pictures/front.svg', imageSetUrl: [] }

const stockOf = ({ isInStock }: Article) => ({
  isInStock,
  isBackorder: false,
  isPreOrder: false,
  qtyAvailable: isInStock ? 20 : 0,
})

export const productView = (one: Article) => ({
  productId: one.productId,
  brandName: one.brand,
  productDisplayName: one.name,
  productURL: `/products/${one.productId}/`,
  category: one.itemType === 'DEVICE' ? 'smartphones' : 'accessories',
  seo: { canonicalUrl: `/products/${one.productId}/`, title: one.name, description: one.name },
  defaultSKU: one.skuId,
  childSkus: [
    {
      sorId: one.skuId,
      skuId: one.skuId,
      skuDisplayName: `${one.name}, ${one.color}`,
      color: {
        colorId: one.color.toLowerCase(),
        displayName: one.color,
        description: one.color,
        colorCssStyle: '#3f5b50',
      },
      skuFilters: {},
      imageUrlMap: pictures,
      notifyMe: !one.isInStock,
      inventoryDetails: { dFillInventory: stockOf(one), localInventory: stockOf(one) },
      price: {
        devicePaymentPrice: [],
        fullRetailPrice: { originalPrice: one.dollars, discountedPrice: one.dollars, allPromotions: [] },
        preferredTerm: 0,
      },
    },
  ],
  hasPromos: false,
  isCPO: false,
  isWatch: false,
  isGiftCard: false,
  itemType: one.itemType,
  featuredRank: 1,
})
