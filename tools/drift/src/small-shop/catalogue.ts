/** What this shop sells, under numbers of its own. */
export interface Article {
  readonly sku: string
  readonly product: string
  readonly name: string
  readonly brand: string
  readonly category: 'smartphones' | 'accessories'
  readonly color: string
  readonly cents: number
}

export const articles: readonly Article[] = [
  {
    sku: 'x100-blk',
    product: 'p100',
    name: 'X100',
    brand: 'Exo',
    category: 'smartphones',
    color: 'Black',
    cents: 99_999,
  },
  {
    sku: 'x200-wht',
    product: 'p200',
    name: 'X200 Été',
    brand: 'Exo',
    category: 'smartphones',
    color: 'Weiß',
    cents: 64_950,
  },
  { sku: 'case-1', product: 'a1', name: 'Case', brand: 'Exo', category: 'accessories', color: 'Clear', cents: 2999 },
  { sku: 'cable-2', product: 'a2', name: 'Cable', brand: 'Exo', category: 'accessories', color: 'Grey', cents: 1450 },
]

export const findSku = (sku: string) => articles.find((one) => one.sku === sku)
export const findProduct = (product: string) => articles.find((one) => one.product === product)

/** Months of the one plan of instalments. */
export const months = 24

export const dollars = (cents: number) => Math.round(cents) / 100

/** A month's instalment, without the fractions of a cent. */
export const instalment = (cents: number) => Math.floor(cents / months)

const stock = { isInStock: true, isBackorder: false, isPreOrder: false, qtyAvailable: 12 }

const pageOf = ({ category, product }: Article) => `/${category}/${product}/`

export const productView = (article: Article) => {
  const { sku, product, name, brand, category, color, cents } = article
  const isPhone = category === 'smartphones'
  const price = { originalPrice: dollars(cents), discountedPrice: dollars(cents), allPromotions: [] }
  const monthly = dollars(instalment(cents))
  const plan = {
    contractDuration: months,
    originalPrice: monthly,
    discountedPrice: monthly,
    allPromotions: [],
    promoBadgeMessages: [],
    dpTermPrices: { loanOfferDetails: { loanOfferId: 'L24', annualPercentageRate: 0 } },
  }
  const picture = `/pictures/${sku}.png`
  return {
    productId: product,
    brandName: brand,
    productDisplayName: name,
    productURL: pageOf(article),
    category,
    seo: { canonicalUrl: pageOf(article), title: name, description: `${name} by ${brand}` },
    defaultSKU: sku,
    childSkus: [
      {
        sorId: sku.toUpperCase(),
        skuId: sku,
        skuDisplayName: `${name}, ${color}`,
        color: { colorId: `c-${sku}`, displayName: color, description: color, colorCssStyle: '#101010' },
        skuFilters: {},
        imageUrlMap: { defaultImage: picture, mediumImage: picture, imageSetUrl: [picture] },
        notifyMe: false,
        inventoryDetails: { dFillInventory: stock, localInventory: stock },
        price: {
          devicePaymentPrice: isPhone ? [plan] : [],
          fullRetailPrice: price,
          preferredTerm: isPhone ? months : 0,
        },
      },
    ],
    hasPromos: false,
    isCPO: false,
    isWatch: false,
    isGiftCard: false,
    itemType: isPhone ? 'DEVICE' : 'ACCESSORY',
    featuredRank: 1,
  }
}
