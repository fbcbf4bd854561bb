import { randomUUID } from 'node:crypto'

export interface Line {
  readonly id: string
  readonly sku: string
  readonly isPaidAtOnce: boolean
  readonly accessories: Map<string, number>
}

export interface Cart {
  readonly id: string
  readonly caseId: string
  readonly lines: Line[]
  last?: string
  changedAt: number
  lock?: { readonly channel: string; readonly until: number }
}

export interface Account {
  readonly id: string
  readonly number: string
  readonly isCustomer: boolean
  cart?: Cart
  readonly wishlistId: string
  readonly wishes: Map<string, { readonly productId: string; readonly sorId: string; readonly itemType: string }>
  /** Milliseconds by which a test has set the account's clock ahead. */
  ahead: number
}

export interface Session {
  readonly id: string
  readonly account: Account
  seenAt: number
  readonly answered: Map<string, string>
}

const half = 30 * 60_000

export const createStore = (clock: () => number) => {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  const timeOf = ({ ahead }: Account) => clock() + ahead
  return {
    timeOf,
    addAccount: (isCustomer: boolean): Account => {
      const number = isCustomer ? `${String(1_000_000_000 + accounts.size)}-1` : ''
      const account = { id: randomUUID(), number, isCustomer, wishlistId: randomUUID(), wishes: new Map(), ahead: 0 }
      accounts.set(account.id, account)
      return account
    },
    findAccount: (id: string) => accounts.get(id),
    findWishlist: (id: string) => [...accounts.values()].find((one) => one.wishlistId === id),
    openSession: (account: Account): Session => {
      const session = { id: randomUUID(), account, seenAt: timeOf(account), answered: new Map<string, string>() }
      sessions.set(session.id, session)
      return session
    },
    /** The session of a cookie, where it is not over; using it keeps it alive. */
    useSession: (id: string | undefined): Session | undefined => {
      const session = id === undefined ? undefined : sessions.get(id)
      if (!session) return undefined
      const now = timeOf(session.account)
      if (now - session.seenAt >= half) {
        sessions.delete(session.id)
        return undefined
      }
      session.seenAt = now
      return session
    },
    closeSession: ({ id }: Session) => sessions.delete(id),
    cartOf: (account: Account): Cart => {
      account.cart ??= { id: randomUUID(), caseId: randomUUID(), lines: [], changedAt: timeOf(account) }
      return account.cart
    },
    lockOf: (account: Account): string | undefined => {
      const lock = account.cart?.lock
      return lock && lock.until > timeOf(account) ? lock.channel : undefined
    },
  }
}
export type Store = ReturnType<typeof createStore>

export const countItems = ({ lines }: Cart): number =>
  lines.reduce((all, { accessories }) => all + 1 + [...accessories.values()].reduce((sum, qty) => sum + qty, 0), 0)
