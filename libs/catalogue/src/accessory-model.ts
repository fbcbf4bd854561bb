import type { LocalizedText } from '@soe/contracts'
import type { Stock } from './device-model'
import type { ColorName } from './pictures/colors'
import type { AccessorySubject } from './pictures/picture-subject'

export type AccessoryCategory = 'cases' | 'screen protectors' | 'chargers' | 'more' | 'smart rings'

/** The carrier's merchandise lines, in the words that the bundle's exclusions use. */
export type ProductLine =
  | 'cases'
  | 'screen protectors'
  | 'chargers'
  | 'cables'
  | 'power banks'
  | 'mounts'
  | 'bands'
  | 'speakers'
  | 'headphones'
  | 'keyboards'
  | 'styluses'
  | 'gift cards'
  | 'sim tools'
  | 'earbuds'
  | 'smart home'
  | 'trackers'
  | 'drones'
  | 'controllers'
  | 'extenders'
  | 'smart rings'

export interface AccessoryModel {
  productId: string
  slug: string
  name: LocalizedText
  brand: string
  category: AccessoryCategory
  productLine: ProductLine
  picture: AccessorySubject
  colors: ColorName[]
  /** What it fits, where it comes in one size. */
  size?: string
  retailCents: number
  /** The price today when it is below retail. */
  discountedCents?: number
  features: LocalizedText[]
  /** Product ids of the devices it fits; absent when it fits any. */
  compatibleWith?: string[]
  giftCard?: boolean
  /** Several pieces that are sold as one. */
  isSet?: boolean
  /** Its battery may travel by ground only. */
  regulatedBattery?: boolean
  /** In plentiful supply by default. */
  stock?: Stock
  /** Place in the featured order, 1 first. */
  featuredRank: number
}
