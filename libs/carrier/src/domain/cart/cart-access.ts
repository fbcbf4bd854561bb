import { stateOfZip } from '@soe/catalogue'
import { worldLimits, type CartInfo } from '@soe/contracts'
import { RefusalFault, ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { lobOf, ownerOf, ownerRecordOf, putOwnerRecord } from '../account/identity'
import { assertNotLocked } from './cart-lock'
import { isStandaloneTradeIn } from '../trade-in/trade-in-items'
import { makeCurrent, dropCart } from './current-cart'

const assertOwner = (cart: CartState, { session }: Caller) => {
  const owner = ownerOf(session)
  if (cart.owner === owner) return
  if (cart.formerOwner === owner) throw new RefusalFault('CART_MOVED')
  throw new RefusalFault('NOT_YOUR_CART')
}

/**
 * The named cart, or the caller's open one where none is named or the named one is ordered or of the other line
 * of business. Throws 899 for an unknown cart, and refuses another owner's.
 */
export const findCart = (draft: WorldDraft, caller: Caller, cartId?: string): CartState | undefined => {
  const lob = lobOf(caller.audience)
  if (cartId !== undefined) {
    const named = draft.carts.get(cartId)
    if (!named) throw new ServiceFault('899', [{ issue: 'cart not found' }])
    assertOwner(named, caller)
    if (named.status === 'open' && named.lob === lob) return named
  }
  const ownId = ownerRecordOf(draft, ownerOf(caller.session)).cartIds[lob]
  const own = ownId === undefined ? undefined : draft.carts.get(ownId)
  return own?.status === 'open' ? own : undefined
}

/** A cart without anything in it, which no world knows yet. */
export const emptyCart = (
  { now }: Pick<WorldDraft, 'now'>,
  { session, audience }: Caller,
  named: Pick<CartState, 'id' | 'caseId' | 'intent'>,
): CartState => ({
  ...named,
  lob: lobOf(audience),
  creator: audience,
  owner: ownerOf(session),
  status: 'open',
  lines: [],
  lineCount: 0,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: now,
  updatedAt: now,
})

const newCart = (draft: WorldDraft, caller: Caller, intent: string): CartState => {
  const number = draft.count('cart')
  const suffix = Math.floor(draft.random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')
  return emptyCart(draft, caller, { id: `C${number}-${suffix}`, caseId: `CASE${number}-${suffix}`, intent })
}

/** Carts that go at once, of which finding them means sorting all. */
const droppedAtOnce = 40

/** A guest's cart that no session leads to any more, such as a saved one, goes before those that are in use. */
const isInUse = (draft: WorldDraft, { owner }: CartState): boolean =>
  !owner.startsWith('session:') || draft.sessions.get(owner.slice('session:'.length)) !== undefined

/** Drops the carts that were changed longest ago where a world has too many. */
const makeRoomForCart = (draft: WorldDraft) => {
  if (draft.world.collections.carts.size < worldLimits.carts) return
  const carts = draft.carts.values()
  if (carts.length < worldLimits.carts) return
  const rank = (cart: CartState) => (isInUse(draft, cart) ? 1 : 0)
  carts.sort((left, right) => rank(left) - rank(right) || left.updatedAt - right.updatedAt)
  for (const cart of carts.slice(0, droppedAtOnce)) dropCart(draft, cart)
}

/** Stores a cart with its case, as its owner's current one. */
export const registerCart = (draft: WorldDraft, cart: CartState): CartState => {
  makeRoomForCart(draft)
  const record = ownerRecordOf(draft, cart.owner)
  putOwnerRecord(draft, { ...record, cartIds: { ...record.cartIds, [cart.lob]: cart.id } })
  draft.cases.put({
    id: cart.caseId,
    caseID: cart.caseId,
    cartId: cart.id,
    owner: cart.owner,
    triggerResumeCase: false,
    triggerValidateCart: false,
  })
  return draft.carts.put(cart)
}

/** Makes an empty cart with its case, as the caller's current cart. */
export const makeCart = (draft: WorldDraft, caller: Caller, intent: string): CartState =>
  registerCart(draft, newCart(draft, caller, intent))

/** The caller's cart for a change, made if there is none; CART_LOCKED if another channel holds it. */
export const openCart = (draft: WorldDraft, caller: Caller, cartId: string | undefined, intent: string): CartState => {
  const found = findCart(draft, caller, cartId)
  const cart = found ?? newCart(draft, caller, intent)
  assertNotLocked(draft, cart, caller.channel)
  return found ? makeCurrent(draft, found) : registerCart(draft, cart)
}

/** The caller's cart for a change that needs one; 1008 if there is none, CART_LOCKED if another channel holds it. */
export const existingCart = (draft: WorldDraft, caller: Caller, cartId?: string): CartState => {
  const cart = findCart(draft, caller, cartId)
  if (!cart) throw new ServiceFault('1008')
  assertNotLocked(draft, cart, caller.channel)
  return makeCurrent(draft, cart)
}

/** The caller's cart for a change that needs lines; 1008 if it is empty. */
export const cartWithLines = (draft: WorldDraft, caller: Caller, cartId?: string): CartState => {
  const cart = existingCart(draft, caller, cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  return cart
}

/** The caller's cart for an order; 1008 if it has neither lines nor trade-ins. */
export const cartToOrder = (draft: WorldDraft, caller: Caller, cartId?: string): CartState => {
  const cart = existingCart(draft, caller, cartId)
  if (cart.lines.length === 0 && !isStandaloneTradeIn(cart)) throw new ServiceFault('1008')
  return cart
}

/** Uses the zip code of the request for taxes, if it exists. */
export const withZipCode = (cart: CartState, { zipCode }: Pick<CartInfo, 'zipCode'>): CartState =>
  zipCode === undefined || zipCode === cart.zipCode || stateOfZip(zipCode) === undefined ? cart : { ...cart, zipCode }

/** Drops what belongs to the order alone. */
const withoutOrder = ({ accountFeatures: _, promoCodes: _codes, donation: _donation, ...cart }: CartState): CartState =>
  cart

/** Stores a change that leaves the order as it is, so its accepted agreements still hold. */
export const touchCart = (draft: WorldDraft, cart: CartState): CartState =>
  draft.carts.put({ ...cart, updatedAt: draft.now })

/** A cart that is too large may still become smaller. */
const assertRoom = (draft: WorldDraft, { id, lines, tradeIns = [] }: CartState) => {
  const { linesOfCart, tradeInsOfCart } = worldLimits
  if (lines.length <= linesOfCart && tradeIns.length <= tradeInsOfCart) return
  const { lines: linesBefore = [], tradeIns: tradeInsBefore = [] } = draft.carts.get(id) ?? {}
  if (lines.length <= linesBefore.length && tradeIns.length <= tradeInsBefore.length) return
  const message = `A cart takes ${linesOfCart} lines and ${tradeInsOfCart} trade-ins: remove one first.`
  throw new RefusalFault('CART_FULL', message)
}

/** Stores a change of the order: its agreements must be accepted again. */
export const keepCart = (draft: WorldDraft, cart: CartState, change?: Partial<CartState>): CartState => {
  assertRoom(draft, cart)
  return draft.carts.put({
    ...(cart.lines.length > 0 ? cart : withoutOrder(cart)),
    ...change,
    acceptedAgreementIds: [],
    updatedAt: draft.now,
  })
}
