import type { AnswerOf, RecommendedProduct } from '@soe/contracts'
import { pdm } from '@soe/contracts/routes'
import { recommendedAccessories } from '@soe/rules'
import { readQuery, type Shop } from '@soe/shop-platform'
import { dropZeroDollar } from './drop-zero-dollar'

export const pageContext = 'InterstitialPage'

/** Leaves out accessories without a price. The carrier's own name for the flag is not known. */
const dropZeroFlag = 'removeZeroDollarAccessories'

export interface Recommended {
  readonly items: readonly RecommendedProduct[]
  readonly nbxSessionId: string
  readonly featureFlags: Readonly<Record<string, boolean | number | string>>
}

const withPrice = (items: readonly RecommendedProduct[], isFlagOn: boolean): readonly RecommendedProduct[] => {
  const kept = new Set(
    dropZeroDollar(
      items.map(({ product }) => product),
      isFlagOn,
    ),
  )
  return items.filter(({ product }) => kept.has(product))
}

/** Reads the list only when the status code is 0, and products only when they have their default SKU. */
export const recommendedFrom = (answer: AnswerOf<typeof pdm>): Recommended => {
  if (!('accessoryRecommendations' in answer)) return { items: [], nbxSessionId: '', featureFlags: {} }
  const { statusCode, accessoryRecommendations, featureFlags } = answer
  const { productList, nbxSessionId } =
    accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
  const usable = productList.filter(({ product }) =>
    product.childSkus.some(({ skuId }) => skuId === product.defaultSKU),
  )
  const items = statusCode === 0 ? withPrice(usable, featureFlags[dropZeroFlag] === true) : []
  return { items: items.slice(0, recommendedAccessories.shown), nbxSessionId, featureFlags }
}

/** Accessories for the devices in the cart. */
export const recommendedQuery = (shop: Shop) => ({
  ...readQuery(shop, pdm, {
    body: {
      source: 'accessory',
      pageContext,
      pageId: pageContext,
      propositionCount: recommendedAccessories.propositionCount,
      depletionType: 'F',
    },
  }),
  select: recommendedFrom,
  meta: { silent: true },
})
