import type { AnswerOf, BodyOf, ProtectionFeature } from '@soe/contracts'
import { accountStateOf } from '../../account/account'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import {
  featureModels,
  findAccessorySku,
  findDeviceSku,
  findFeature,
  findProduct,
  isAccountFeature,
  isForDevice,
  type DeviceSku,
  type FeatureModel,
} from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartLineState, type CartState, type FeatureState } from '@soe/world'
import { lobOf, ownerOf } from '../../account/identity'
import { shownMtn } from '../../process-step/process-step'

type Asked = BodyOf<'device.getProtectionFeatures'>
type Answer = AnswerOf<'device.getProtectionFeatures'>

const homePages = { HDP: 'VZPROTECT_HOME', HDA: 'HOME_ADVISOR' } as const

const isAsked = (flag: boolean | 'Y' | 'N' | undefined) => flag === true || flag === 'Y'

const holds = (features: readonly FeatureState[] | undefined, { id }: FeatureModel) =>
  features?.some((feature) => findFeature(feature.id)?.id === id) ?? false

const isIdOf = (mtn: string) => (line: CartLineState) =>
  line.lineId === mtn || line.number?.mtn === mtn || shownMtn(line) === mtn

/** An accessory has no protection of its own. */
const namedDevice = (sorId: string): DeviceSku => {
  const skuId = sorId.toLowerCase()
  const found = findDeviceSku(skuId)
  if (found) return found
  throw findAccessorySku(skuId)
    ? new ServiceFault('1079', [{ field: 'deviceSorId' }])
    : new ServiceFault('ITEM_NOT_FOUND', [{ field: 'deviceSorId' }])
}

/** The line that is meant; there need be none for a named device, nor before there is a cart. */
const lineOf = (cart: CartState | undefined, { mtn, deviceSorId }: Asked): CartLineState | undefined => {
  const line = mtn === undefined ? undefined : cart?.lines.find(isIdOf(mtn))
  if (cart && mtn !== undefined && !line && deviceSorId === undefined)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn' }])
  return line
}

/** Everything that the features of one request are judged by. */
interface Facts {
  readonly cart: CartState | undefined
  readonly line: CartLineState | undefined
  readonly device: DeviceSku | undefined
  readonly homeFeatureIds: readonly string[]
}

const factsOf = (draft: WorldDraft, caller: Caller, asked: Asked): Facts => {
  const { cartId, deviceSorId } = asked
  const cart = findCart(draft, caller, cartId)
  const line = lineOf(cart, asked)
  const lineDevice = line?.device && findDeviceSku(line.device.skuId)
  return {
    cart,
    line,
    device: deviceSorId === undefined ? lineDevice : namedDevice(deviceSorId),
    homeFeatureIds: accountStateOf(draft, ownerOf(caller.session)).homeFeatureIds ?? [],
  }
}

const isInAccount = ({ homeFeatureIds }: Facts, model: FeatureModel) =>
  homeFeatureIds.some((id) => findFeature(id)?.id === model.id)

const isInCart = ({ cart, line }: Facts, model: FeatureModel) =>
  isAccountFeature(model) ? holds(cart?.accountFeatures, model) : holds(line?.features, model)

const toFeature = (facts: Facts, model: FeatureModel): ProtectionFeature => ({
  family: isAccountFeature(model) ? 'VZPROTECT_HOME' : 'DEVICE_PROTECTION',
  sorId: model.sorId,
  displayName: model.displayName,
  description: model.summary,
  featureType: model.featureType,
  price: { originalPrice: model.monthlyCents / 100, discountedPrice: model.monthlyCents / 100 },
  inCart: isInCart(facts, model),
  inAccount: isInAccount(facts, model),
})

const isOffered = ({ device }: Facts, { vhdpPageRequest, getHomeProtectionEligibility }: Asked) => {
  const category = device?.model.category
  return (model: FeatureModel): boolean => {
    if (vhdpPageRequest) return model.family === homePages[vhdpPageRequest]
    if (isAccountFeature(model)) return isAsked(getHomeProtectionEligibility)
    return model.family === 'DEVICE_PROTECTION' && isForDevice(model, category)
  }
}

/** A home feature is for who has none of its kind yet; prepaid has no home. */
const eligibilityOf = (facts: Facts, { audience }: Caller) => {
  const [protection, advisor] = Object.values(homePages).map((family) => {
    const models = featureModels.filter((model) => model.family === family)
    const inAccount = models.some((model) => isInAccount(facts, model))
    const inCart = models.some((model) => isInCart(facts, model))
    return { eligible: lobOf(audience) === 'postpaid' && !inAccount && !inCart, inAccount, inCart }
  })
  return {
    isVzPhEligible: protection?.eligible ?? false,
    isVzPhInAccount: protection?.inAccount ?? false,
    isVzPhInCart: protection?.inCart ?? false,
    isVzHdaEligible: advisor?.eligible ?? false,
    isVzHdaInAccount: advisor?.inAccount ?? false,
    isVzHdaInCart: advisor?.inCart ?? false,
  }
}

const deviceDetails = ({ sku, model }: DeviceSku) => ({
  productId: model.productId,
  sorId: sku.sorId,
  displayName: findProduct(model.productId)?.productDisplayName ?? model.name,
  category: model.category,
})

/** What protects the line's or the named device, and what protects a home, as the caller's cart stands. */
export const readProtectionFeatures = (draft: WorldDraft, caller: Caller, asked: Asked): Answer => {
  const facts = factsOf(draft, caller, asked)
  return {
    status: 'SUCCESS',
    payload: {
      features: featureModels.filter(isOffered(facts, asked)).map((model) => toFeature(facts, model)),
      ...(isAsked(asked.getDeviceDetails) && facts.device && { deviceDetails: deviceDetails(facts.device) }),
      ...(isAsked(asked.getHomeProtectionEligibility) && { homeProtectionEligibility: eligibilityOf(facts, caller) }),
    },
  }
}
