import type { ProtectionFeature, ProtectionLeadOffer, Language, LocalizedText } from '@soe/contracts'
import {
  featureModels,
  findProduct,
  isAccountFeature,
  isForDevice,
  isForKindOf,
  type DeviceSku,
  type FeatureModel,
} from '@soe/catalogue'
import type { CarrierOperation } from '../operation/carrier-operation'
import {
  homeEligibility,
  isInAccount,
  isInCart,
  protectionFacts,
  type ProtectionFacts,
  type ProtectionRequest,
} from '../domain/protection/protection'

/** The family that each of the two pages for home features lists. */
const homePages = { HDP: 'VZPROTECT_HOME', HDA: 'HOME_ADVISOR' } as const

const notForIt: LocalizedText = { en: 'Not for this device', es: 'No es para este equipo' }

const isSet = (flag: boolean | 'Y' | 'N' | undefined) => flag === true || flag === 'Y'

const isListed =
  ({ device }: ProtectionFacts, { vhdpPageRequest, getHomeProtectionEligibility }: ProtectionRequest) =>
  (model: FeatureModel): boolean => {
    if (vhdpPageRequest) return model.family === homePages[vhdpPageRequest]
    if (isAccountFeature(model)) return isSet(getHomeProtectionEligibility)
    return model.family === 'DEVICE_PROTECTION' && isForKindOf(model, device)
  }

const viewFeature = (facts: ProtectionFacts, model: FeatureModel, language: Language): ProtectionFeature => ({
  family: isAccountFeature(model) ? 'VZPROTECT_HOME' : 'DEVICE_PROTECTION',
  sorId: model.sorId,
  displayName: model.displayName,
  description: model.summary[language],
  featureType: model.featureType,
  price: { originalPrice: model.monthlyCents / 100, discountedPrice: model.monthlyCents / 100 },
  inCart: isInCart(facts, model),
  inAccount: isInAccount(facts, model),
  ...(!isAccountFeature(model) && !isForDevice(model, facts.device) && { ineligibleReason: notForIt[language] }),
})

/** The feature that the carrier advises, among those that the device can have. */
const leadOffer = ({ device }: ProtectionFacts, language: Language): ProtectionLeadOffer | undefined => {
  const model = featureModels.find((feature) => feature.lead && isForDevice(feature, device))
  if (!model?.lead) return undefined
  const { benefits, claimsAYear, claimCosts } = model.lead
  return {
    sorId: model.sorId,
    benefits: benefits.map((benefit) => benefit[language]),
    claimsAYear,
    claimCosts: claimCosts.map(({ claim, cents }) => ({ claim: claim[language], cost: cents / 100 })),
  }
}

const deviceDetails = ({ sku, model }: DeviceSku) => ({
  productId: model.productId,
  sorId: sku.sorId,
  displayName: findProduct(model.productId)?.productDisplayName ?? model.name,
  category: model.category,
})

/** Protection for a line's or a named device, and for the home, with what cart and account have of it. */
export const getProtectionFeatures: CarrierOperation<'device.getProtectionFeatures'> = ({ draft, body, ...caller }) => {
  const facts = protectionFacts(draft, caller, body)
  const lead = isSet(body.getLeadOffer) ? leadOffer(facts, caller.language) : undefined
  return {
    status: 'SUCCESS',
    payload: {
      features: featureModels.filter(isListed(facts, body)).map((model) => viewFeature(facts, model, caller.language)),
      ...(lead && { leadOffer: lead }),
      ...(isSet(body.getDeviceDetails) && facts.device && { deviceDetails: deviceDetails(facts.device) }),
      ...(isSet(body.getHomeProtectionEligibility) && { homeProtectionEligibility: homeEligibility(facts, caller) }),
    },
  }
}
