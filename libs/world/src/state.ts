import type {
  Audience,
  CaseSummary,
  Contact,
  LineActivityType,
  PaymentSummary,
  ShippingAddress,
  Order,
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
  readonly xsrfToken: string
  /** Request ids whose outcome is kept, oldest first. */
  readonly requestIds: readonly string[]
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly endedBy?: 'sign-out' | 'expiry'
}

export type LineOfBusiness = 'postpaid' | 'prepaid'

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
}

export interface CartState extends Aggregate {
  readonly caseId: string
  readonly lob: LineOfBusiness
  /** The account of a signed-in shopper, else the guest's session. */
  readonly owner: string
  readonly status: 'open' | 'ordered'
  readonly intent: string
  readonly lines: readonly CartLineState[]
  /** Number of lines ever made here: ids of removed lines are not given again. */
  readonly lineCount: number
  readonly completedSteps: readonly string[]
  readonly zipCode?: string
  readonly savedForEmail?: string
  readonly contact?: Contact
  readonly shippingAddress?: ShippingAddress
  readonly shippingOptionId: string
  readonly locationCode?: string
  readonly payment?: PaymentSummary
  /** The card's bank will refuse the charge; what told it, the number, is not kept. */
  readonly isPaymentRefused?: boolean
  readonly acceptedAgreementIds: readonly string[]
  readonly createdAt: number
  readonly updatedAt: number
}

export interface CaseState extends Aggregate, Omit<CaseSummary, 'explicitLock' | 'lockedChannelID'> {
  readonly owner: string
}

/** One lock a cart; its id is the cart's. */
export interface CartLockState extends Aggregate {
  readonly channel: string
  readonly lockedAt: number
  readonly expiresAt: number
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

/** What belongs to an account, or to a guest's session; its id is the owner's. */
export interface HoldingState extends Aggregate {
  readonly cartIds: Readonly<Partial<Record<LineOfBusiness, string>>>
  readonly orderIds: readonly string[]
  readonly wishlistId?: string
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

/** A failure ordered for the next call of an operation. */
export interface FailureState extends Aggregate {
  readonly on: string
  readonly error?: string
  readonly status?: number
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
] as const satisfies readonly CollectionName[]
