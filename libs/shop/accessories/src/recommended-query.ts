import type { AnswerOf, CheckoutDetails, RecommendedProduct } from '@soe/contracts'
import { pdm } from '@soe/contracts/routes'
import { recommendedAccessories, smartRingFlag, smartRings, type Sku } from '@soe/rules'
import { cartQuery, storeFacts, isEmptyPrice } from '@soe/shop-basket'
import { callOnce, loadFlags, queryKeyOf, type FlagValues, type Shop } from '@soe/shop-platform'
import { lineToEquip } from './line-to-equip'

interface PricedAccessory {
  childSkus: readonly Pick<Sku, 'price'>[]
}

const isFree = ({ price }: Pick<Sku, 'price'>): boolean => {
  const { originalPrice, discountedPrice = originalPrice } = price?.fullRetailPrice ?? {}
  return isEmptyPrice(discountedPrice)
}

/** While the flag is on, drops an accessory when any of its SKUs has an empty, zero or unreadable price. */
export const dropZeroDollar = <T extends PricedAccessory>(accessories: readonly T[], isFlagOn: boolean): readonly T[] =>
  isFlagOn ? accessories.filter(({ childSkus }) => !childSkus.some(isFree)) : accessories

export const pageContext = 'InterstitialPage'

/** Leaves out accessories without a price. The carrier's own name for the flag is not known. */
const dropZeroFlag = 'removeZeroDollarAccessories'

export interface Recommended {
  readonly accessoryList: readonly RecommendedProduct[]
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

const withoutRings = (items: readonly RecommendedProduct[]): readonly RecommendedProduct[] =>
  items.filter(({ product }) => product.categoryType !== smartRings)

/** Reads the list only when the status code is 0, and products only when they have their default SKU. */
export const recommendedFrom = (answer: AnswerOf<typeof pdm>): Recommended => {
  if (!('accessoryRecommendations' in answer)) return { accessoryList: [], nbxSessionId: '', featureFlags: {} }
  const { statusCode, accessoryRecommendations, featureFlags } = answer
  const { productList, nbxSessionId } =
    accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
  const usable = productList.filter(({ product }) =>
    product.childSkus.some(({ skuId }) => skuId === product.defaultSKU),
  )
  const priced = statusCode === 0 ? withPrice(usable, featureFlags[dropZeroFlag] === true) : []
  const items = featureFlags[smartRingFlag] === true ? priced : withoutRings(priced)
  return { accessoryList: items.slice(0, recommendedAccessories.shown), nbxSessionId, featureFlags }
}

/** Says that the carrier knows the device already. */
const storedDeviceFlag = 'isSorIdInRedis'

/** The device that accessories are for, and where the cart's goods come from. */
export const cartFacts = (details: CheckoutDetails | undefined, flags: FlagValues) => {
  if (!details) return { depletionType: 'F' as const }
  const { sorId } = lineToEquip(details.cart).deviceInfo ?? {}
  return {
    ...(sorId && { sorId, isSorIdInRedis: flags[storedDeviceFlag] === true }),
    ...storeFacts(details),
  }
}

const recommend = async (shop: Shop, signal: AbortSignal) => {
  const [flags, details] = await Promise.all([
    loadFlags(shop),
    shop.queryClient.fetchQuery({ ...cartQuery(shop), meta: { silent: true } }).catch(() => undefined),
  ])
  const body = {
    source: 'accessory' as const,
    pageContext,
    pageId: pageContext,
    propositionCount: recommendedAccessories.propositionCount,
    url: shop.environment.location.pathname,
    ...cartFacts(details, flags),
  }
  return callOnce(shop, pdm, { body }, signal)
}

export const recommendedQuery = (shop: Shop) => ({
  queryKey: [...queryKeyOf(shop, pdm), pageContext],
  queryFn: ({ signal }: { signal: AbortSignal }) => recommend(shop, signal),
  select: recommendedFrom,
  meta: { silent: true, staysAsShown: true },
})
