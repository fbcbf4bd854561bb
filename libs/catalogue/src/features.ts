import type { LocalizedText } from '@soe/contracts'
import type { DeviceCategory } from './device-model'
import type { DeviceSku } from './device-skus'

/** The family tells what a feature is for; a line has one of its protection, an account one of each home family. */
export type FeatureFamily = 'VZPROTECT_HOME' | 'HOME_ADVISOR' | 'DEVICE_PROTECTION' | 'LINE_FEATURE'

export interface FeatureModel {
  readonly id: string
  readonly sorId: string
  readonly displayName: string
  readonly summary: LocalizedText
  readonly family: FeatureFamily
  readonly featureType: 'SPO' | 'SFO'
  readonly monthlyCents: number
  /** Devices that it is for; empty where it belongs to the account or to any device. */
  readonly deviceCategories: readonly DeviceCategory[]
  /** Devices that cost more cannot have it. */
  readonly retailCentsAtMost?: number
  /** What the carrier says of it where it leads with it. */
  readonly lead?: LeadOfferModel
}

export interface LeadOfferModel {
  readonly benefits: readonly LocalizedText[]
  readonly claimsAYear: number
  readonly claimCosts: readonly { readonly claim: LocalizedText; readonly cents: number }[]
}

export const featureModels: readonly FeatureModel[] = [
  {
    id: 'harbor-home-protect',
    sorId: 'SPO1850',
    displayName: 'Harbor Home Protect',
    summary: {
      en: 'Repairs and replaces the electronics of one home',
      es: 'Repara y reemplaza los aparatos electrónicos de una casa',
    },
    family: 'VZPROTECT_HOME',
    featureType: 'SPO',
    monthlyCents: 25_00,
    deviceCategories: [],
  },
  {
    id: 'harbor-home-advisor',
    sorId: 'SPO1851',
    displayName: 'Harbor Home Advisor',
    summary: {
      en: 'Technicians on call for every device at home',
      es: 'Técnicos a tu disposición para cada equipo de la casa',
    },
    family: 'HOME_ADVISOR',
    featureType: 'SPO',
    monthlyCents: 10_00,
    deviceCategories: [],
  },
  {
    id: 'lifeline-protect',
    sorId: 'SFO2210',
    displayName: 'Lifeline Protect',
    summary: {
      en: 'Loss, theft and damage, repairs the same day',
      es: 'Pérdida, robo y daños, con reparación el mismo día',
    },
    family: 'DEVICE_PROTECTION',
    featureType: 'SFO',
    monthlyCents: 17_00,
    deviceCategories: ['smartphones'],
    lead: {
      benefits: [
        { en: 'Loss and theft, not only drops', es: 'Pérdida y robo, no solo caídas' },
        { en: 'Screen repaired the same day', es: 'Pantalla reparada el mismo día' },
        { en: 'A new phone tomorrow if yours is gone', es: 'Un teléfono nuevo mañana si el tuyo desaparece' },
        { en: 'Cancel any month', es: 'Cancela cualquier mes' },
      ],
      claimsAYear: 3,
      claimCosts: [
        { claim: { en: 'Screen repair', es: 'Reparación de pantalla' }, cents: 29_00 },
        { claim: { en: 'Other damage', es: 'Otros daños' }, cents: 99_00 },
        { claim: { en: 'Loss or theft', es: 'Pérdida o robo' }, cents: 149_00 },
        { claim: { en: 'Defects after the warranty', es: 'Defectos después de la garantía' }, cents: 0 },
      ],
    },
  },
  {
    id: 'lifeline-basic',
    sorId: 'SFO2211',
    displayName: 'Lifeline Basic',
    summary: { en: 'Damage and defects after the warranty', es: 'Daños y defectos después de la garantía' },
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
    summary: { en: 'Loss, theft and damage of a watch', es: 'Pérdida, robo y daños de un reloj' },
    family: 'DEVICE_PROTECTION',
    featureType: 'SFO',
    monthlyCents: 6_00,
    deviceCategories: ['watches'],
  },
  {
    id: 'far-shore-travel',
    sorId: 'SFO3300',
    displayName: 'Far Shore Travel',
    summary: { en: 'Your plan in 140 countries', es: 'Tu plan en 140 países' },
    family: 'LINE_FEATURE',
    featureType: 'SFO',
    monthlyCents: 12_00,
    deviceCategories: [],
  },
  {
    id: 'cloud-locker-600',
    sorId: 'SFO3301',
    displayName: 'Cloud Locker 600 GB',
    summary: { en: 'Photos and contacts, kept safe', es: 'Fotos y contactos, a salvo' },
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
