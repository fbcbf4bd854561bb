import type { LocalizedText, SpecKind } from '@soe/contracts'
import type { OfferModel } from './offers'
import type { ColorName } from './pictures/colors'
import type { DeviceSubject } from './pictures/picture-subject'

export type DeviceCategory = 'smartphones' | 'watches' | 'tablets'
export type StockStatus = 'in-stock' | 'back-order' | 'pre-order' | 'out-of-stock'

/** A choice and what it adds to the model's retail price. */
export interface PricedOption {
  label: string
  addCents: number
}

/** The units that are words; the others are signs. */
export const unitWords = {
  hr: { en: 'hr', es: 'h' },
  yr: { en: 'yr', es: 'años' },
  day: { en: 'day', es: 'días' },
  in: { en: 'in', es: 'pulg.' },
} as const satisfies Record<string, LocalizedText>

type Unit = keyof typeof unitWords | 'mm' | 'm' | 'g' | 'GB' | 'MP' | 'W' | 'nit' | 'min' | 's' | '%'

export interface Spec {
  kind: SpecKind
  value: string
  unit?: Unit
  label: LocalizedText
}

/** Of a kind that is always measured in one unit. */
const figure =
  (kind: SpecKind, unit: Unit) =>
  (value: number | string, label: LocalizedText): Spec => ({ kind, value: String(value), unit, label })

export const display = figure('display', 'in')
export const camera = figure('camera', 'MP')
export const battery = figure('battery', 'hr')
const grams = figure('weight', 'g')
const years = figure('updates', 'yr')

export const weight = (value: number, label: LocalizedText = { en: 'In the hand', es: 'En la mano' }): Spec =>
  grams(value, label)
export const updates = (value: number, label: LocalizedText = { en: 'Of updates', es: 'De actualizaciones' }): Spec =>
  years(value, label)
export const watts = figure('charging', 'W')
export const minutes = figure('charging', 'min')
export const nits = figure('brightness', 'nit')
export const thickness = figure('thickness', 'mm')
export const memory = figure('memory', 'GB')

export interface Stock {
  status: StockStatus
  qty: number
  /** ISO date: when a pre-order ships, or when a back-order or a sold-out variant is expected. */
  availableOn?: string
}

/** Applies to the variants that match every choice it names. */
export interface StockOverride {
  color?: ColorName
  capacity?: string
  stock: Stock
}

/** What is sold second-hand. */
export interface CertifiedPreOwned {
  /** The model is not sold new. */
  only?: boolean
  /** Off the retail price of a new one; 0 where there is none. */
  discountPercent: number
  colors: ColorName[]
  capacities: string[]
}

export interface DeviceModel {
  productId: string
  slug: string
  name: string
  brand: string
  category: DeviceCategory
  picture: DeviceSubject
  colors: ColorName[]
  /** Empty for watches, which come in case sizes instead. */
  capacities: PricedOption[]
  caseSizes?: PricedOption[]
  bands?: LocalizedText[]
  /** Months of each installment plan, the default first. */
  terms: number[]
  apr: number
  retailCents: number
  /** What the badge promises, and the carrier gives. */
  offer?: OfferModel
  tagline: LocalizedText
  headline: [LocalizedText, LocalizedText]
  /** Every figure that the shop states of it: the first four are shown large. */
  specs: [Spec, Spec, Spec, Spec, ...Spec[]]
  features: LocalizedText[]
  certifiedPreOwned?: CertifiedPreOwned
  stock: Stock
  stockOverrides?: StockOverride[]
  /** Place in the featured order within the category, 1 first. */
  featuredRank: number
}

export const slugOfName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The first word, unless the model says otherwise. */
export const brandOfName = (name: string): string => name.split(' ', 1).join()

type Usual = 'slug' | 'brand' | 'capacities' | 'terms' | 'apr' | 'stock'

/** A model as it is written down: what most have, and what follows from name and place, is left out. */
type WrittenDevice = Omit<DeviceModel, 'category' | 'featuredRank' | Usual> & Partial<Pick<DeviceModel, Usual>>

/** @param qty units in stock of a model that says nothing else */
export const listDevices = (category: DeviceCategory, qty: number, models: readonly WrittenDevice[]): DeviceModel[] =>
  models.map((model, index) => ({
    category,
    slug: slugOfName(model.name),
    brand: brandOfName(model.name),
    capacities: [],
    terms: [36, 24],
    apr: 0,
    stock: { status: 'in-stock', qty },
    featuredRank: index + 1,
    ...model,
  }))
