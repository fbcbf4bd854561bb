import type { CartState } from './cart'
import type { CartLockState, CaseState } from './case'
import type { ChatState } from './chat'
import type { ClientState } from './client'
import type { FailureState, LogState, StoredReplyState } from './kept-calls'
import type { FeedbackState } from './feedback'
import type { OrderState, RatingState } from './order'
import type { OwnerRecord } from './owner-record'
import type { ScenarioState, TallyState } from './scenario'
import type { SeenState } from './seen'
import type { SessionState } from './session'
import type { WishlistState } from './wishlist'

export interface Collections {
  sessions: SessionState
  carts: CartState
  cases: CaseState
  locks: CartLockState
  wishlists: WishlistState
  holdings: OwnerRecord
  orders: OrderState
  outcomes: StoredReplyState
  failures: FailureState
  feedback: FeedbackState
  chats: ChatState
  ratings: RatingState
  logs: LogState
  scenarios: ScenarioState
  tallies: TallyState
  seen: SeenState
  clients: ClientState
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
  'chats',
  'ratings',
  'logs',
  'scenarios',
  'tallies',
  'seen',
  'clients',
] as const satisfies readonly CollectionName[]
