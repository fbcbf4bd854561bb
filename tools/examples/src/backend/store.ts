import { randomUUID } from 'node:crypto'

export interface Address {
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** Who gets the order; texts as the contract names them. */
export type Contact = Readonly<Record<string, string | Readonly<Record<string, string>>>>

export type ShippingAddress = Readonly<Record<string, string | boolean>>

export interface Payment {
  readonly paymentType: 'card' | 'account' | 'dollars'
  readonly brand: string
  readonly lastFour: string
}

export interface Sim {
  readonly simType: 'ESIM' | 'PSIM'
  readonly simId?: string
  readonly eSimId?: string
  readonly smartImeiDevice?: string
}

export interface Donation {
  readonly roundUpDonation: boolean
  readonly donationMatch: boolean
  readonly donationAmount: number
  readonly charityUniqueCode: string
  readonly charityOrganization: string
  readonly itemCode: string
}

export interface Line {
  readonly lineId: string
  skuId: string
  /** Months of instalments; 0 where it is paid at once. */
  months: number
  planId?: string
  number?: string
  /** What the customer calls the number. */
  numberLabel?: string | undefined
  /** Where emergency services go. */
  address?: Address
  sim?: Sim
  readonly accessories: Map<string, number>
}

export interface Cart {
  readonly cartId: string
  readonly caseId: string
  readonly lines: Line[]
  linesEver: number
  changedAt: number
  promoCode?: string
  barCodeIds: readonly string[]
  /** Features of the account with their quantities. */
  features: ReadonlyMap<string, number>
  donation?: Donation
  guestChoice?: 'GUEST' | 'SIGN_IN'
  contact?: Contact
  shippingAddress?: ShippingAddress
  payment?: Payment
  /** Whether the agreements are accepted. */
  agreed: boolean
  /** Numbers that nobody else is offered until then. */
  held?: { readonly numbers: readonly string[]; readonly until: number }
  lock?: { readonly channel: string; readonly until: number }
}

export interface WishlistItem {
  readonly productId: string
  readonly sorId: string
  readonly itemType: 'DEVICE' | 'ACCESSORY'
}

/** An order as it was placed, and the cart that it was. */
export interface PlacedOrder {
  readonly cartId: string
  readonly orderNumber: string
  readonly placedAt: number
  readonly view: object
}

export interface Customer {
  readonly id: string
  readonly audience: string
  readonly password: string
  cart?: Cart
  readonly orders: PlacedOrder[]
  readonly wishlistId: string
  readonly wishlist: Map<string, WishlistItem>
  readonly notified: Set<string>
  /** Milliseconds by which the customer's clock is ahead: a test may let time pass. */
  ahead: number
}

export interface Session {
  readonly id: string
  readonly customer: Customer
  /** What only a script of the shop can read and send along. */
  readonly token: string
  seenAt: number
  /** Answers by request id, for requests that are sent again. */
  readonly answered: Map<string, { readonly status: 200; readonly body: object }>
}

export const sessionCookie = 'shop-session'

const half = 30 * 60 * 1000

export const createStore = (clock: () => number = Date.now) => {
  const customers = new Map<string, Customer>()
  const sessions = new Map<string, Session>()
  const savedCarts = new Map<string, Cart>()
  let numbers = 0
  let orders = 0
  const timeOf = ({ ahead }: Customer) => clock() + ahead

  return {
    timeOf,
    addCustomer: (audience: string): Customer => {
      const customer: Customer = {
        id: randomUUID(),
        audience,
        password: randomUUID(),
        orders: [],
        wishlistId: randomUUID(),
        wishlist: new Map(),
        notified: new Set(),
        ahead: 0,
      }
      customers.set(customer.id, customer)
      return customer
    },
    findCustomer: (id: string) => customers.get(id),
    findWishlist: (wishlistId: string) => [...customers.values()].find((one) => one.wishlistId === wishlistId),
    dropCustomer: (id: string) => {
      for (const [session, { customer }] of sessions) if (customer.id === id) sessions.delete(session)
      return customers.delete(id)
    },
    openSession: (customer: Customer): Session => {
      const session: Session = {
        id: randomUUID(),
        customer,
        token: randomUUID(),
        seenAt: timeOf(customer),
        answered: new Map(),
      }
      sessions.set(session.id, session)
      return session
    },
    /** The session, unless nobody has used it for half an hour. */
    useSession: (id: string | undefined): Session | undefined => {
      const session = id === undefined ? undefined : sessions.get(id)
      if (!session) return undefined
      const now = timeOf(session.customer)
      if (now - session.seenAt > half) return void sessions.delete(session.id)
      session.seenAt = now
      return session
    },
    /** Saves the cart as it is now, for everyone who has the email address. */
    saveCart: (emailId: string, cart: Cart) => void savedCarts.set(emailId.toLowerCase(), structuredClone(cart)),
    findSavedCart: (emailId: string): Cart | undefined => structuredClone(savedCarts.get(emailId.toLowerCase())),
    findSavedCase: (caseId: string): Cart | undefined =>
      structuredClone([...savedCarts.values()].find((cart) => cart.caseId === caseId)),
    /** Numbers are never given twice. */
    nextNumber: () => `207555${String((numbers += 1)).padStart(4, '0')}`,
    nextOrderNumber: () => `EX-${String((orders += 1)).padStart(6, '0')}`,
    closeSession: (id: string) => sessions.delete(id),
    cartOf: (customer: Customer): Cart => {
      customer.cart ??= {
        cartId: `cart-${randomUUID()}`,
        caseId: `case-${randomUUID()}`,
        lines: [],
        linesEver: 0,
        barCodeIds: [],
        features: new Map(),
        agreed: false,
        changedAt: timeOf(customer),
      }
      return customer.cart
    },
  }
}
export type Store = ReturnType<typeof createStore>

/** The channel that holds the cart now. */
export const lockedBy = ({ lock }: Cart, now: number): string | undefined =>
  lock && lock.until > now ? lock.channel : undefined

export const countAccessories = ({ lines }: Cart): number =>
  lines.flatMap(({ accessories }) => [...accessories.values()]).reduce((sum, qty) => sum + qty, 0)

/** Devices and accessories. */
export const countItems = (cart: Cart): number => cart.lines.length + countAccessories(cart)
