import type { AnswerOf, ProductCategory, RecommendedProduct, Sku } from '@soe/contracts'
import type { pdm } from '@soe/contracts/routes'
import { canAddToCart } from '@soe/shop-basket'
import { recommendedAccessories } from '@soe/rules'

/** More than two accessories make an Accessories tab of at most six. */
export const showRecommendedAccessories = <T>(accessories: readonly T[]): readonly T[] =>
  accessories.length < recommendedAccessories.minimumForTab ? [] : accessories.slice(0, recommendedAccessories.shown)

type PdmAnswer = AnswerOf<typeof pdm>
type DeviceAnswer = Extract<PdmAnswer, { deviceRecommendation: unknown }>['deviceRecommendation']

export interface Recommendations {
  readonly nbxSessionId: string
  readonly products: readonly RecommendedProduct[]
}

const none: Recommendations = { nbxSessionId: '', products: [] }

export const mostDevices = 3

export const defaultSku = ({ product }: RecommendedProduct): Sku | undefined =>
  product.childSkus.find(({ skuId }) => skuId === product.defaultSKU)

const isOffered = (recommended: RecommendedProduct): boolean => {
  const sku = defaultSku(recommended)
  return Boolean(recommended.proposition) && sku !== undefined && canAddToCart(sku, recommended.product)
}

/** Some answers leave the wrapper out. */
const deviceAnswer = (answer: PdmAnswer | DeviceAnswer): DeviceAnswer | undefined => {
  if ('deviceRecommendation' in answer) return answer.deviceRecommendation
  return 'recommendedDeviceInformation' in answer ? answer : undefined
}

const isDone = (answer: PdmAnswer) => answer.statusCode === 0

const isLeft = (without: ReadonlySet<string>) => (recommended: RecommendedProduct) =>
  isOffered(recommended) && !without.has(recommended.product.productId)

const nothing: ReadonlySet<string> = new Set()

export const readDevices = (
  answer: PdmAnswer,
  { most = Infinity, without = nothing }: { most?: number; without?: ReadonlySet<string> } = {},
): Recommendations => {
  const found = isDone(answer) && deviceAnswer(answer)?.recommendedDeviceInformation.accountLevelRecommendations
  if (!found) return none
  const products = found.productList[0]?.deviceProducts ?? []
  return { nbxSessionId: found.nbxSessionId, products: products.filter(isLeft(without)).slice(0, most) }
}

export const readAccessories = (answer: PdmAnswer, without = nothing): Recommendations => {
  if (!isDone(answer) || !('accessoryRecommendations' in answer)) return none
  const found = answer.accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
  return {
    nbxSessionId: found.nbxSessionId,
    products: showRecommendedAccessories(found.productList.filter(isLeft(without))),
  }
}

export interface RecommendationTab extends Recommendations {
  readonly category: ProductCategory
}

const categories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

export const recommendationTabs = (
  devices: Recommendations,
  accessories: Recommendations,
): readonly RecommendationTab[] =>
  [
    ...categories.map((category) => ({
      category,
      nbxSessionId: devices.nbxSessionId,
      products: devices.products.filter(({ product }) => product.category === category),
    })),
    { category: 'accessories' as const, ...accessories },
  ].filter(({ products }) => products.length > 0)
