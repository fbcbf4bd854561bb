import type { DeviceCategory } from './device-model'
import type { DeviceSku } from './device-skus'
import type { OrderText } from './spanish'

/** The family tells what a feature is for; a line has one of its protection, an account one of each home family. */
export type FeatureFamily = 'VZPROTECT_HOME' | 'HOME_ADVISOR' | 'DEVICE_PROTECTION' | 'LINE_FEATURE'

export interface FeatureModel {
  readonly id: string
  readonly sorId: string
  readonly displayName: string
  readonly summary: OrderText
  readonly family: FeatureFamily
  readonly featureType: 'SPO' | 'SFO'
  readonly monthlyCents: number
  /** Devices that it is for; empty where it belongs to the account or to any device. */
  readonly deviceCategories: readonly DeviceCategory[]
  /** Devices that cost more can not have it. */
  readonly retailCentsAtMost?: number
  /** What the carrier says of it where it leads with it. */
  readonly lead?: LeadOfferModel
}

export interface LeadOfferModel {
  readonly benefits: readonly OrderText[]
  readonly claimsAYear: number
  readonly claimCosts: readonly { readonly claim: OrderText; readonly cents: number }[]
}

export const featureModels: readonly FeatureModel[] = [
  {
    id: 'harbor-home-protect',
    sorId: 'SPO1850',
    displayName: 'Harbor Home Protect',
    summary: 'Repairs and replaces the electronics of one home',
    family: 'VZPROTECT_HOME',
    featureType: 'SPO',
    monthlyCents: 25_00,
    deviceCategories: [],
  },
  {
    id: 'harbor-home-advisor',
    sorId: 'SPO1851',
    displayName: 'Harbor Home Advisor',
    summary: 'Technicians on call for every device at home',
    family: 'HOME_ADVISOR',
    featureType: 'SPO',
    monthlyCents: 10_00,
    deviceCategories: [],
  },
  {
    id: 'lifeline-protect',
    sorId: 'SFO2210',
    displayName: 'Lifeline Protect',
    summary: 'Loss, theft and damage, repairs the same day',
    family: 'DEVICE_PROTECTION',
    featureType: 'SFO',
    monthlyCents: 17_00,
    deviceCategories: ['smartphones'],
    lead: {
      benefits: [
        'Loss and theft, not only drops',
        'Screen repaired the same day',
        'A new phone tomorrow if yours is gone',
        'Cancel any month',
      ],
      claimsAYear: 3,
      claimCosts: [
        { claim: 'Screen repair', cents: 29_00 },
        { claim: 'Other damage', cents: 99_00 },
        { claim: 'Loss or theft', cents: 149_00 },
        { claim: 'Defects after the warranty', cents: 0 },
      ],
    },
  },
  {
    id: 'lifeline-basic',
    sorId: 'SFO2211',
    displayName: 'Lifeline Basic',
    summary: 'Damage and defects after the warranty',
    family: 'DEVICE_PROTECTION',
    featureType: 'SFO',
    monthlyCents: 8_50,
    deviceCategories: ['smartphones', 'tablets'],
    retailCentsAtMost: 1000_00,
  },
  {
    id: 'lifeline-wrist',
    sorId: 'SFO2212',
    displayName: 'Lifeline Wrist',
    summary: 'Loss, theft and damage of a watch',
    family: 'DEVICE_PROTECTION',
    featureType: 'SFO',
    monthlyCents: 6_00,
    deviceCategories: ['watches'],
  },
  {
    id: 'far-shore-travel',
    sorId: 'SFO3300',
    displayName: 'Far Shore Travel',
    summary: 'Your plan in 140 countries',
    family: 'LINE_FEATURE',
    featureType: 'SFO',
    monthlyCents: 12_00,
    deviceCategories: [],
  },
  {
    id: 'cloud-locker-600',
    sorId: 'SFO3301',
    displayName: 'Cloud Locker 600 GB',
    summary: 'Photos and contacts, kept safe',
    family: 'LINE_FEATURE',
    featureType: 'SFO',
    monthlyCents: 6_00,
    deviceCategories: [],
  },
]

const byId = new Map(featureModels.flatMap((model) => [[model.id, model] as const, [model.sorId, model] as const]))

/** By its id or by the carrier's. */
export const findFeature = (id: string): FeatureModel | undefined => byId.get(id)

const homeFamilies: readonly FeatureFamily[] = ['VZPROTECT_HOME', 'HOME_ADVISOR']

/** Whether it is the account's and no line's. */
export const isAccountFeature = ({ family }: FeatureModel): boolean => homeFamilies.includes(family)

type FeaturedDevice = Pick<DeviceSku, 'model' | 'retailCents'>

/** Whether it is made for the kind of device; a line without a device gets line features alone. */
export const isForKindOf = ({ family, deviceCategories }: FeatureModel, device: FeaturedDevice | undefined): boolean =>
  family === 'LINE_FEATURE' || (device !== undefined && deviceCategories.includes(device.model.category))

/** Whether the device can have it. */
export const isForDevice = (model: FeatureModel, device: FeaturedDevice | undefined): boolean =>
  isForKindOf(model, device) && (device?.retailCents ?? 0) <= (model.retailCentsAtMost ?? Infinity)
