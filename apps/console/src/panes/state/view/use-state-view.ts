import type { WorldDetails, WorldState } from '@soe/simulator-client'
import { useMemo, useState } from 'react'
import {
  useJournal,
  useScenarios,
  useSkus,
  useWorldDetails,
  useWorldNow,
  useWorldState,
  type JournalRow,
} from '../../../data'
import type { CartState } from '../cart/cart-rows'
import { committingRules } from '../cart/cart-story'
import { lockOn, type Lock } from '../cart/lock-view'
import { ownerOf, sessionsOf } from '../cart/owners'
import { skuNames, type SkuNames } from '../cart/sku-names'

export type Session = WorldState['sessions'][number]

/** The world as the sections show it: one cart, and what belongs to its owner. */
export interface StateView {
  world: string
  now: number
  state: WorldState
  details: WorldDetails | undefined
  rows: readonly JournalRow[]
  names: SkuNames
  /** Every cart, latest change first. */
  carts: readonly CartState[]
  cart: CartState | undefined
  chooseCart: (id: string) => void
  /** Sessions of the cart's owner; all sessions without a cart. */
  sessions: readonly Session[]
  session: Session | undefined
  chooseSession: (id: string) => void
  owner: string | undefined
  lock: Lock | undefined
  committing: ReadonlySet<string>
}

const isOpen = ({ status }: CartState) => status === 'open'

const latestFirst = (left: CartState, right: CartState) =>
  Number(isOpen(right)) - Number(isOpen(left)) || right.updatedAt - left.updatedAt

const chosenOf = <Item extends { readonly id: string }>(items: readonly Item[], id: string | undefined) =>
  items.find((item) => item.id === id) ?? items[0]

export const useStateView = (world: string): { view: StateView | undefined; error: unknown; retry: () => void } => {
  const { data: state, error, refetch } = useWorldState(world)
  const { data: details } = useWorldDetails(world)
  const { data: skus } = useSkus()
  const { data: scenarios } = useScenarios(world)
  const { rows } = useJournal().journal
  const now = useWorldNow(world)
  const names = useMemo(() => skuNames(skus), [skus])
  const committing = useMemo(() => committingRules(scenarios), [scenarios])
  const [cartId, chooseCart] = useState<string>()
  const [sessionId, chooseSession] = useState<string>()
  const carts = useMemo(() => state?.carts.toSorted(latestFirst) ?? [], [state])
  const retry = () => void refetch()
  if (!state) return { view: undefined, error, retry }
  const cart = chosenOf(carts, cartId)
  const sessions = sessionsOf(state, cart?.owner)
  const session = chosenOf(sessions, sessionId)
  const owner = cart?.owner ?? (session && ownerOf(session))
  const lock = lockOn(state.locks, cart?.id, now)
  const view = {
    world,
    now,
    state,
    details,
    rows,
    names,
    carts,
    cart,
    chooseCart,
    sessions,
    session,
    chooseSession,
    owner,
    lock,
    committing,
  }
  return { view, error, retry }
}
