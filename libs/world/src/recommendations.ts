import type { AnswerOf, BodyOf, Product, ProductCategory, RecommendedProduct } from '@soe/contracts'
import { accessoryCategories, isPrepay, recommendedAccessories } from '@soe/rules'
import { findCart, type Caller } from './cart-access'
import { accessoryModels, findDeviceSku, listTiles } from './catalogue'
import type { WorldDraft } from './draft'
import { lobOf } from './identity'

type PdmAnswer = AnswerOf<'recommendations.pdm'>
type Asked<Source extends string> = Extract<BodyOf<'recommendations.pdm'>, { source: Source }>

const deviceCategories = ['smartphones', 'watches', 'tablets'] as const satisfies readonly ProductCategory[]

/** Devices recommended of each category: a row of tiles. */
const devicesPerCategory = 3

/** Shown and not accepted: what a proposition is until feedback says otherwise. */
const displayed = 82

/** A device gets recommended only while it can be ordered. */
const isOrderable = ({ childSkus }: Product) =>
  childSkus.some(({ inventoryDetails: { dFillInventory: stock } }) => stock.isInStock || stock.isPreOrder)

const proposed =
  (kind: 'D' | 'A', session: string, place: string) =>
  (product: Product, index: number): RecommendedProduct => ({
    product,
    proposition: {
      propositionId: `PLP_${kind}${String(index + 1).padStart(2, '0')}`,
      rank: index + 1,
      dispositionOptionId: displayed,
      tacticLocation: place,
      ctaReference: null,
      externalId: product.productId,
      soiEngagementId: `${session}-${index + 1}`,
    },
  })

const engagement = (draft: WorldDraft) => `NBX-${draft.now.toString(36)}`

const switches = ({ header }: WorldDraft): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(header.featureFlags).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )

const cartDevices = (draft: WorldDraft, caller: Caller): string[] =>
  findCart(draft, caller)?.lines.flatMap(({ device }) => device?.productId ?? []) ?? []

/** Devices of every category, or the one asked for, that the cart doesn't hold yet; none for prepay. */
const recommendDevices = (
  draft: WorldDraft,
  caller: Caller,
  { category, pageContext = '' }: Asked<'device'>,
): PdmAnswer => {
  const held = cartDevices(draft, caller)
  const asked = deviceCategories.filter((known) => known === category)
  const products = (asked.length > 0 ? asked : deviceCategories).flatMap((known) =>
    listTiles(known, 'postpaid')
      .filter((product) => isOrderable(product) && !held.includes(product.productId))
      .slice(0, devicesPerCategory),
  )
  const nbxSessionId = engagement(draft)
  const deviceProducts = isPrepay(caller.audience) ? [] : products.map(proposed('D', nbxSessionId, pageContext))
  return {
    statusCode: 0,
    deviceRecommendation: {
      recommendedDeviceInformation: {
        accountLevelRecommendations: {
          productList: [{ deviceProducts }],
          nbxSessionId,
          throttle: 'N',
          userCondition: caller.session.loggedIn ? 'customer' : 'prospect',
        },
      },
    },
    featureFlags: switches(draft),
  }
}

const models = new Map(accessoryModels.map((model) => [model.productId, model]))

/** What fits everything is for everyone; a gift card is no accessory of a device. */
const fits = ({ productId, isGiftCard }: Product, devices: readonly string[]) => {
  const fitting = models.get(productId)?.compatibleWith
  return !isGiftCard && (fitting === undefined || fitting.some((device) => devices.includes(device)))
}

const isMade = ({ productId }: Product, devices: readonly string[]) =>
  models.get(productId)?.compatibleWith?.some((device) => devices.includes(device)) ?? false

/** One of each category in turn, what is made for the device before what fits any. */
const varied = (products: readonly Product[], devices: readonly string[]): Product[] => {
  const shelves = accessoryCategories.map((category) =>
    products
      .filter((product) => product.categoryType === category)
      .sort((left, right) => Number(isMade(right, devices)) - Number(isMade(left, devices))),
  )
  const depth = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: depth }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? [])).flat()
}

const devicesMeant = (draft: WorldDraft, caller: Caller, sorId: string | undefined): string[] => {
  const named = sorId === undefined ? undefined : findDeviceSku(sorId.toLowerCase())
  return named ? [named.model.productId] : cartDevices(draft, caller)
}

/** Accessories that fit the device of the sorId, else the devices in the cart. */
const recommendAccessories = (draft: WorldDraft, caller: Caller, asked: Asked<'accessory'>): PdmAnswer => {
  const devices = devicesMeant(draft, caller, asked.sorId)
  const products = listTiles('accessories', lobOf(caller.audience)).filter(
    (product) => isOrderable(product) && fits(product, devices),
  )
  const nbxSessionId = engagement(draft)
  const count = Math.min(asked.propositionCount, recommendedAccessories.propositionCount)
  return {
    statusCode: 0,
    accessoryRecommendations: {
      recommendedAccessoriesInformation: {
        deviceBasedAccessoryRecommendations: {
          productList: varied(products, devices)
            .slice(0, count)
            .map(proposed('A', nbxSessionId, asked.pageContext ?? '')),
          nbxSessionId,
        },
      },
    },
    featureFlags: switches(draft),
    omni_tag: 'accessory-recommendations',
  }
}

/** Recommends devices or accessories; feedback changes nothing here and is only counted. */
export const recommend = (draft: WorldDraft, caller: Caller, body: BodyOf<'recommendations.pdm'>): PdmAnswer => {
  switch (body.source) {
    case 'device':
      return recommendDevices(draft, caller, body)
    case 'accessory':
      return recommendAccessories(draft, caller, body)
    case 'deviceFeedback':
    case 'accessoryFeedback':
      return { statusCode: 0, accepted: body.customerResponse.responseList.length }
  }
}
