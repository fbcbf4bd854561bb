import type { LineActivityType } from '@soe/contracts'

export interface AccessoryState {
  readonly skuId: string
  readonly productId: string
  readonly qty: number
}

export interface NumberState {
  readonly choice: 'existing' | 'new' | 'port-in'
  readonly mtn: string
  readonly zipCode?: string
  readonly carrier?: string
  /** What the customer calls it. */
  readonly label?: string
}

/** Where emergency services go when someone calls them from the line. */
export interface E911AddressState {
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export interface SimState {
  readonly simType: 'ESIM' | 'PSIM'
  readonly simId?: string
  readonly eSimId?: string
  /** IMEI of the shopper's own device that the SIM goes into. */
  readonly smartImeiDevice?: string
}

/** A feature of a line or of the account, by its id. */
export interface FeatureState {
  readonly id: string
  readonly quantity: number
}

/** How a line travels where each goes its own way. */
export interface DeliveryState {
  readonly shippingOptionId: string
  readonly locationCode?: string
  /** The chosen window of same-day delivery. */
  readonly sddWindowId?: string
}

export interface CartLineState {
  readonly lineId: string
  readonly sequence: number
  readonly activity: LineActivityType
  readonly device?: {
    readonly skuId: string
    readonly productId: string
    readonly term: number
    /** False of an own device whose storage the shopper could not name. */
    readonly isStorageKnown?: boolean
    readonly loanOfferId?: string
  }
  readonly planId?: string
  readonly number?: NumberState
  readonly accessories: readonly AccessoryState[]
  /** Absent as long as it travels as the whole order does. */
  readonly delivery?: DeliveryState
  /** The shopper wants to trade a device in for this line. */
  readonly isTradeInIntended?: true
  /** Protection of the device and other features of the line. */
  readonly features?: readonly FeatureState[]
  /** The protection was removed with its device; 1079 reports it until another is chosen. */
  readonly lostProtection?: true
  readonly sim?: SimState
  readonly e911Address?: E911AddressState
  /** A second number on a phone that the customer has. */
  readonly isSecondNumber?: true
}
