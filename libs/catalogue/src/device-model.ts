import type { ColourName } from './pictures/colours'
import type { DeviceSubject } from './pictures/picture-subject'
import type { DeviceText } from './spanish'

export type DeviceCategory = 'smartphones' | 'watches' | 'tablets'
export type StockStatus = 'in-stock' | 'back-order' | 'pre-order' | 'out-of-stock'

/** A choice and what it adds to the model's retail price. */
export interface PricedOption {
  label: string
  addCents: number
}

/** Those that are words have a Spanish. */
type Unit = DeviceText | 'mm' | 'm' | 'g' | 'GB' | 'MP' | 'W' | 'nit' | 'min' | 's' | '%'

export interface Spec {
  value: string
  unit?: Unit
  label: DeviceText
}

/** The badge of a promotion. */
export type DevicePromo = DeviceText | `$${number} off with any trade-in`

export interface Stock {
  status: StockStatus
  qty: number
  /** ISO date: when a pre-order ships, or when a back-order or a sold-out variant is expected. */
  availableOn?: string
}

/** Applies to the variants that match every choice it names. */
export interface StockOverride {
  colour?: ColourName
  capacity?: string
  stock: Stock
}

/** What is sold second-hand. */
export interface CertifiedPreOwned {
  /** The model is not sold new. */
  only?: boolean
  /** Off the retail price of a new one; 0 where there is none. */
  discountPercent: number
  colours: ColourName[]
  capacities: string[]
}

export interface DeviceModel {
  productId: string
  slug: string
  name: string
  brand: string
  category: DeviceCategory
  picture: DeviceSubject
  colours: ColourName[]
  /** Empty for watches, which come in case sizes instead. */
  capacities: PricedOption[]
  caseSizes?: PricedOption[]
  bands?: DeviceText[]
  /** Months of each installment plan, the default first. */
  terms: number[]
  apr: number
  retailCents: number
  /** Taken off the retail price today. */
  discountCents?: number
  promo?: DevicePromo
  /** What a trade-in adds to the device, credited month by month. */
  tradeInCreditCents?: number
  tagline: DeviceText
  headline: [DeviceText, DeviceText]
  specs: [Spec, Spec, Spec, Spec]
  features: DeviceText[]
  certifiedPreOwned?: CertifiedPreOwned
  stock: Stock
  stockOverrides?: StockOverride[]
  /** Place in the featured order within the category, 1 first. */
  featuredRank: number
}
