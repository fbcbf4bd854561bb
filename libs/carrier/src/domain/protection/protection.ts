import type { BodyOf } from '@soe/contracts'
import {
  findAccessorySku,
  findDeviceSku,
  findFeature,
  isAccountFeature,
  type DeviceSku,
  type FeatureModel,
  featureModels,
} from '@soe/catalogue'
import { ServiceFault, type CartLineState, type CartState, type FeatureState, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { ownerOf, lobOf } from '../account/identity'
import { findCart } from '../cart/cart-access'
import { shownMtn } from '../process-step/process-step'

export type ProtectionRequest = BodyOf<'device.getProtectionFeatures'>

export interface ProtectionFacts {
  readonly cart: CartState | undefined
  readonly line: CartLineState | undefined
  readonly device: DeviceSku | undefined
  readonly homeFeatureIds: readonly string[]
}

/** Accessories have no protection. */
const requestedDevice = (sorId: string): DeviceSku => {
  const skuId = sorId.toLowerCase()
  const found = findDeviceSku(skuId)
  if (found) return found
  throw new ServiceFault(findAccessorySku(skuId) ? '1079' : 'ITEM_NOT_FOUND', [{ field: 'deviceSorId' }])
}

const hasMtn = (mtn: string) => (line: CartLineState) =>
  line.lineId === mtn || line.number?.mtn === mtn || shownMtn(line) === mtn

/** The line of the mtn; it may be missing where a device is named, or while there is no cart. */
const requestedLine = (cart: CartState | undefined, { mtn, deviceSorId }: ProtectionRequest) => {
  const line = mtn === undefined ? undefined : cart?.lines.find(hasMtn(mtn))
  if (cart && mtn !== undefined && !line && deviceSorId === undefined)
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'mtn' }])
  return line
}

export const protectionFacts = (draft: WorldDraft, caller: Caller, request: ProtectionRequest): ProtectionFacts => {
  const { cartId, deviceSorId } = request
  const cart = findCart(draft, caller, cartId)
  const line = requestedLine(cart, request)
  const lineDevice = line?.device && findDeviceSku(line.device.skuId)
  return {
    cart,
    line,
    device: deviceSorId === undefined ? lineDevice : requestedDevice(deviceSorId),
    homeFeatureIds: accountStateOf(draft, ownerOf(caller.session)).homeFeatureIds ?? [],
  }
}

const includes = (features: readonly FeatureState[] | undefined, { id }: FeatureModel) =>
  features?.some((feature) => findFeature(feature.id)?.id === id) ?? false

export const isInAccount = ({ homeFeatureIds }: ProtectionFacts, model: FeatureModel): boolean =>
  homeFeatureIds.some((id) => findFeature(id)?.id === model.id)

export const isInCart = ({ cart, line }: ProtectionFacts, model: FeatureModel): boolean =>
  isAccountFeature(model) ? includes(cart?.accountFeatures, model) : includes(line?.features, model)

/** A home feature is for accounts without one of its family; prepaid has none. */
const eligibilityOf = (facts: ProtectionFacts, { audience }: Caller, family: FeatureModel['family']) => {
  const models = featureModels.filter((model) => model.family === family)
  const inAccount = models.some((model) => isInAccount(facts, model))
  const inCart = models.some((model) => isInCart(facts, model))
  return { eligible: lobOf(audience) === 'postpaid' && !inAccount && !inCart, inAccount, inCart }
}

export const homeEligibility = (facts: ProtectionFacts, caller: Caller) => {
  const protection = eligibilityOf(facts, caller, 'VZPROTECT_HOME')
  const advisor = eligibilityOf(facts, caller, 'HOME_ADVISOR')
  return {
    isVzPhEligible: protection.eligible,
    isVzPhInAccount: protection.inAccount,
    isVzPhInCart: protection.inCart,
    isVzHdaEligible: advisor.eligible,
    isVzHdaInAccount: advisor.inAccount,
    isVzHdaInCart: advisor.inCart,
  }
}
