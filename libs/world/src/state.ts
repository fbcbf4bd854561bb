import type {
  Audience,
  CaseSummary,
  Contact,
  LineActivityType,
  LineOfBusiness,
  PaymentSummary,
  ShippingAddress,
  Order,
  TradeInCondition,
} from '@soe/contracts'

/** Anything a world keeps: a value under an id, replaced as a whole and never changed in place. */
export interface Aggregate {
  readonly id: string
}

export interface SessionState extends Aggregate {
  /** What the session may call; decided at sign-in, never by a cookie. */
  readonly audience: Audience
  readonly persona: string
  readonly role: 'guest' | 'prepay' | 'mobilesecure' | 'accountmember' | ''
  readonly loggedIn: boolean
  readonly accountNumber?: string
  readonly mtn?: string
  readonly firstName?: string
  /** L1: the app knows the device and the last digits of the account; L2: signed in within the app. */
  readonly authLevel?: 'L1' | 'L2'
  readonly lastTwoDigits?: string
  /** What the customer has of the carrier, such as vzw, or vzw|vzt for a joint customer. */
  readonly lob?: 'vzw' | 'vzp' | 'vzt' | 'vzw|vzt' | 'vzt|vzw'
  /** Names the visitor to the page; not the session's id, which stays secret. */
  readonly uuid?: string
  readonly xsrfToken: string
  /** Request ids whose outcome is kept, oldest first. */
  readonly requestIds: readonly string[]
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly endedBy?: 'sign-out' | 'expiry'
}

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
}

/** Where emergency services go when the line calls them. */
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
  /** Of the brought device that the SIM goes into. */
  readonly smartImeiDevice?: string
}

/** A feature of a line or of the account, by its id. */
export interface FeatureState {
  readonly id: string
  readonly quantity: number
}

export interface DonationState {
  readonly amountCents: number
  readonly isRoundUp: boolean
  readonly isMatched: boolean
  readonly charityUniqueCode: string
  readonly charityOrganization: string
  readonly itemCode: string
}

/** A device that the shopper hands in, for a line of the cart or on its own. */
export interface TradeInState {
  readonly submissionId: string
  /** The line that it is for; a standalone one has none. */
  readonly lineId?: string
  /** The account's line that uses the device now. */
  readonly mtn?: string
  readonly deviceBrand: string
  readonly deviceModel: string
  /** Absent until the shopper has told. */
  readonly condition?: TradeInCondition
  /** What the device is worth in good condition. */
  readonly fullValueCents: number
}

/** What a shopper kept of a cart besides its lines. */
export interface SavedCartState {
  readonly emailId?: string
  /** The product page that it was saved from. */
  readonly deviceProductId?: string
  readonly sorId?: string
  readonly savedAt: number
}

export interface CartLineState {
  readonly lineId: string
  readonly sequence: number
  readonly activity: LineActivityType
  readonly device?: {
    readonly skuId: string
    readonly productId: string
    readonly term: number
    readonly loanOfferId?: string
  }
  readonly planId?: string
  readonly number?: NumberState
  readonly accessories: readonly AccessoryState[]
  /** The shopper wants to trade a device in for this line. */
  readonly isTradeInIntended?: true
  /** Protection of the device and other features of the line. */
  readonly features?: readonly FeatureState[]
  /** The protection went with the device that it was for; until another is chosen, 1079 tells so. */
  readonly lostProtection?: true
  readonly sim?: SimState
  readonly e911Address?: E911AddressState
  /** A second number on a phone that the customer has. */
  readonly isSecondNumber?: true
}

export interface CartState extends Aggregate {
  readonly caseId: string
  readonly lob: LineOfBusiness
  /** The audience that made it; a cart stored by an earlier version has none. */
  readonly creator?: Audience
  /** The account of a signed-in shopper, else the guest's session. */
  readonly owner: string
  readonly status: 'open' | 'ordered'
  readonly intent: string
  readonly lines: readonly CartLineState[]
  /** Number of lines ever made here: ids of removed lines are not given again. */
  readonly lineCount: number
  /** The accessory that was put into it last. */
  readonly lastAccessorySkuId?: string
  readonly completedSteps: readonly string[]
  /** Features of the whole account, such as home protection. */
  readonly accountFeatures?: readonly FeatureState[]
  /** Codes of the promotions on the cart, the first applied first; bar codes among them. */
  readonly promoCodes?: readonly string[]
  readonly donation?: DonationState
  /** How a guest goes on: without an account, or signed in. */
  readonly guestChoice?: 'GUEST' | 'SIGN_IN'
  /** Where tax is estimated for until the order has an address. */
  readonly zipCode?: string
  readonly savedForEmail?: string
  readonly saved?: SavedCartState
  /** Finds the saved cart again; given with the first save. */
  readonly quoteId?: string
  readonly tradeIns?: readonly TradeInState[]
  readonly contact?: Contact
  readonly shippingAddress?: ShippingAddress
  readonly shippingOptionId: string
  readonly locationCode?: string
  readonly payment?: PaymentSummary
  /** SCAN_AND_GO, or the sales flow of a representative; told with the order's validation. */
  readonly flowType?: string
  readonly salesRepId?: string
  /** What the credit check of the order asks for before it ships. */
  readonly creditTerms?: { readonly mandatoryDownPaymentCents: number; readonly securityDepositCents: number }
  /** The window of same-day delivery. */
  readonly sddWindowId?: string
  /** The shopper rather waits for all of the order; so it is until told otherwise. */
  readonly shipTogetherPref?: boolean
  /** The card's bank will refuse the charge; what told it, the number, is not kept. */
  readonly isPaymentRefused?: boolean
  readonly acceptedAgreementIds: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
}

/** Whether it is locked is told from the lock, whether it is a trade-in alone from the cart. */
export interface CaseState
  extends Aggregate, Omit<CaseSummary, 'explicitLock' | 'lockedChannelID' | 'standaloneTradeIn'> {
  readonly owner: string
}

/** One lock a cart; its id is the cart's. */
export interface CartLockState extends Aggregate {
  readonly channel: string
  readonly lockedAt: number
  readonly expiresAt: number
  /** Y: the shopper may take the cart over from the channel. */
  readonly unlockChannel?: 'Y' | 'N'
  /** Of the lock that covers every cart: those that were taken over from it. */
  readonly except?: readonly string[]
}

export interface WishlistState extends Aggregate {
  readonly name: string
  readonly owner: string
  readonly items: readonly {
    readonly productId: string
    readonly sorId: string
    readonly itemType: 'DEVICE' | 'ACCESSORY'
  }[]
}

/** Approved, pending, declined, on hold; only the first is no issue. */
export type CreditStatus = 'AP' | 'PE' | 'DC' | 'OH'

/** What the carrier answers a device add with instead of the journey's next step. */
export type AccountBarrier =
  | 'CONCESSION_ACCOUNT'
  | 'CASHONLY_IND'
  | 'COLLECTIONS_IND'
  | `FRAUD_INDICATOR_${'X' | 'Y' | 'S' | 'Z' | 'V'}`
  | 'ACCT_LINE_LIMIT'
  | 'OVERTHRESHOLD_IND'
  | 'DEVICE_CAP'

/** How a customer or a guest stands with the carrier: what eligibility and checkout decide on. */
export interface AccountState {
  readonly creditStatus: CreditStatus
  /** The credit bureau has frozen the file: no check can run. */
  readonly creditFrozen: boolean
  readonly mandatoryDownPaymentCents: number
  readonly securityDepositCents: number
  readonly pastDueCents: number
  /** An earlier order is not through yet; a new one can't be started. */
  readonly pendingOrder: boolean
  /** An order is scheduled to go out later; cases and adds answer 208. */
  readonly scheduledOrder: boolean
  readonly barrier?: AccountBarrier
  /** Not the account's owner or manager: must sign in as one to buy. */
  readonly userAuthorized: boolean
  /** Shops in a store, scanning what is on the shelf. */
  readonly scanAndGo?: { readonly locationCode: string }
  /** A sales representative shops for the customer. */
  readonly salesRepId?: string
  /** How a sales representative sells to the account. */
  readonly salesFlowType?: string
  readonly refundExchange: boolean
  /** Dollars that the account may spend: the carrier's own, and those of a device. */
  readonly carrierDollarCents?: number
  readonly deviceDollarCents?: number
  /** Restricted offers that the customer has taken. */
  readonly acceptedOffers?: readonly { readonly offerId: string; readonly isRestricted: boolean }[]
  /** Home protection and home advisor that the account has already. */
  readonly homeFeatureIds?: readonly string[]
}

/** What belongs to an account, or to a guest's session; its id is the owner's. */
export interface HoldingState extends Aggregate {
  /** Absent as long as the account is in good standing. */
  readonly account?: AccountState
  readonly cartIds: Readonly<Partial<Record<LineOfBusiness, string>>>
  /** Open carts that were set aside for another one; their cases can be resumed. */
  readonly asideCartIds?: readonly string[]
  readonly orderIds: readonly string[]
  readonly wishlistId?: string
  /** SKUs that it waits for, the latest last. */
  readonly notifyMe?: readonly string[]
}

export interface OrderState extends Aggregate {
  readonly cartId: string
  readonly owner: string
  readonly order: Order
}

/** The outcome of a change, kept so that a retry of the same request gets it again. */
export interface OutcomeState extends Aggregate {
  readonly sessionId: string
  readonly operation: string
  readonly status: number
  readonly body: unknown
}

/** What a shopper made of recommendations or of an offered chat. */
export interface FeedbackState extends Aggregate {
  readonly at: number
  readonly owner: string
  readonly source: 'deviceFeedback' | 'accessoryFeedback' | 'chatFeedback'
  readonly pageContext: string
  readonly category: string
  /** The recommendation's session, or the chat's. */
  readonly sessionId: string
  readonly responses: readonly {
    readonly propositionId: string
    readonly externalId: string
    readonly dispositionOptionId: 81 | 82
  }[]
}

/** A record that the shop sent to the log. */
export interface LogState extends Aggregate {
  readonly at: number
  readonly sessionId: string
  readonly record: Readonly<Record<string, unknown>>
}

/** A failure ordered for the next call of an operation. */
export interface FailureState extends Aggregate {
  readonly on: string
  readonly error?: string
  readonly status?: number
}

/** A scenario that is armed. */
export interface ScenarioState extends Aggregate {
  /** The checked document, in the form that is kept. */
  readonly document: unknown
  /** Names the document's content: the same document has the same. */
  readonly digest: string
  readonly armedAt: number
  /** Which journal was being written, and its latest call then: what came later is the scenario's. */
  readonly since: { readonly journal: string; readonly seq: number }
}

/** What the rules of a scenario have counted for one session, one cart or the whole world. */
export interface TallyState extends Aggregate {
  readonly scenario: string
  /**
   * Of each rule by its place in the document: the calls that it matched, then how often it fired. Rules that match
   * the same calls are counted at the first of them; the list ends with the last that has counted.
   */
  readonly counts: readonly number[]
}

export interface Collections {
  sessions: SessionState
  carts: CartState
  cases: CaseState
  locks: CartLockState
  wishlists: WishlistState
  holdings: HoldingState
  orders: OrderState
  outcomes: OutcomeState
  failures: FailureState
  feedback: FeedbackState
  logs: LogState
  scenarios: ScenarioState
  tallies: TallyState
}

export type CollectionName = keyof Collections

export const collectionNames = [
  'sessions',
  'carts',
  'cases',
  'locks',
  'wishlists',
  'holdings',
  'orders',
  'outcomes',
  'failures',
  'feedback',
  'logs',
  'scenarios',
  'tallies',
] as const satisfies readonly CollectionName[]
