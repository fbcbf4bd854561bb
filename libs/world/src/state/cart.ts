import type {
  Audience,
  Contact,
  DollarType,
  LineOfBusiness,
  PaymentSummary,
  ShippingAddress,
  TradeInCondition,
} from '@soe/contracts'
import type { Aggregate } from './aggregate'
import type { FeatureState, CartLineState } from './cart-line'

export interface DonationState {
  readonly amountCents: number
  readonly isRoundUp: boolean
  readonly isMatched: boolean
  readonly charityUniqueCode: string
  readonly charityOrganization: string
  readonly itemCode: string
}

/** A device that the shopper trades in, for a line of the cart or on its own. */
export interface TradeInState {
  readonly submissionId: string
  /** The line that gets the credit; a standalone trade-in has none. */
  readonly lineId?: string
  /** The account's line that uses the device now. */
  readonly mtn?: string
  readonly deviceBrand: string
  readonly deviceModel: string
  readonly capacity?: string
  /** Whose network the device works with. */
  readonly carrier?: string
  /** Absent until the shopper has answered. */
  readonly condition?: TradeInCondition
  /** Its value in good condition. */
  readonly fullValueCents: number
}

/** What a saved cart holds besides its lines. */
export interface SavedCartState {
  readonly emailId?: string
  /** The product page that it was saved from. */
  readonly deviceProductId?: string
  readonly sorId?: string
  readonly savedAt: number
}

/** The line that was removed last, and what the cart loses with its last line. */
export interface RemovedLineState {
  readonly line: CartLineState
  readonly position: number
  readonly order: Pick<CartState, 'accountFeatures' | 'promoCodes' | 'donation'>
}

export interface CartState extends Aggregate {
  readonly caseId: string
  readonly lob: LineOfBusiness
  /** The audience that made it; absent in carts stored by earlier versions. */
  readonly creator?: Audience
  /** The account of a signed-in shopper, else the guest's session. */
  readonly owner: string
  /** The guest who saved it, where another visit has taken it over. */
  readonly formerOwner?: string
  readonly status: 'open' | 'ordered'
  readonly intent: string
  readonly lines: readonly CartLineState[]
  /** Lines ever made in this cart: the ids of removed lines are not reused. */
  readonly lineCount: number
  readonly removedLine?: RemovedLineState
  /** The line that a device or an accessory was added to last. */
  readonly lastAddedLineId?: string
  /** The accessory added last. */
  readonly lastAccessorySkuId?: string
  readonly completedSteps: readonly string[]
  /** Features of the whole account, such as home protection. */
  readonly accountFeatures?: readonly FeatureState[]
  /** Codes of the promotions on the cart, bar codes included, in the order they were applied. */
  readonly promoCodes?: readonly string[]
  readonly donation?: DonationState
  /** Numbers that nobody else is offered until then. */
  readonly heldNumbers?: { readonly mtns: readonly string[]; readonly until: number }
  /** How a guest checks out: without an account, or signed in. */
  readonly guestChoice?: 'GUEST' | 'SIGN_IN'
  /** The zip code that tax is estimated for until the order has an address. */
  readonly zipCode?: string
  readonly savedForEmail?: string
  readonly saved?: SavedCartState
  /** Finds the saved cart again; assigned at the first save. */
  readonly quoteId?: string
  readonly tradeIns?: readonly TradeInState[]
  readonly contact?: Contact
  /** The answer to the captcha that came with the contact. */
  readonly captchaResponse?: string
  readonly shippingAddress?: ShippingAddress
  readonly shippingOptionId: string
  readonly locationCode?: string
  readonly payment?: PaymentSummary
  /** The shopper pays bills without Auto Pay, at its higher price; by default with it. */
  readonly isWithoutAutoPay?: boolean
  /** Balances of the account that are used first. */
  readonly dollars?: readonly DollarType[]
  /** What the shopper has answered on PayPal's page. */
  readonly paypalAnswer?: 'approved' | 'declined'
  /** SCAN_AND_GO, or the sales flow of a representative; sent with validateOrder. */
  readonly flowType?: string
  readonly salesRepId?: string
  /** What the credit check requires before the order ships. */
  readonly creditTerms?: { readonly mandatoryDownPaymentCents: number; readonly securityDepositCents: number }
  /** The chosen window of same-day delivery. */
  readonly sddWindowId?: string
  /** Whether everything ships together; the default is that it does. */
  readonly shipTogetherPref?: boolean
  /** The card's bank will refuse the charge. The card number itself is not stored. */
  readonly isPaymentRefused?: boolean
  readonly acceptedAgreementIds: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
}
