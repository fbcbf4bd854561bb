import type { SessionState, WorldDraft, CartState, OwnerRecord } from '@soe/world'
import { ownerOf, deleteOwnerRecord, ownerRecordOf, putOwnerRecord } from '../account/identity'
import type { Persona } from '../../personas/persona'
import { beginPersona } from './begin-persona'
import { endSession } from './live-session'
import { keepSession } from './keep-session'
import { newPersonaSession } from './new-session'
import { worldLimits } from '@soe/contracts'
import { appendCart } from '../cart/append-cart'
import { setAside } from '../cart/current-cart'
import { changeOwner, giveCart } from '../cart/give-cart'

/** A guest's chat goes on with the account at sign-in. */
export const giveChats = (draft: WorldDraft, guestOwner: string, owner: string, { id: sessionId }: SessionState) => {
  for (const chat of draft.chats.values()) {
    if (chat.owner === guestOwner) draft.chats.put({ ...chat, owner, sessionId })
  }
}

/** Moves a guest's feedback on recommendations to the account at sign-in. */
const giveFeedback = (draft: WorldDraft, guestOwner: string, owner: string) => {
  for (const feedback of draft.feedback.values()) {
    if (feedback.owner === guestOwner) draft.feedback.put({ ...feedback, owner })
  }
}

const giveOrders = (draft: WorldDraft, orderIds: readonly string[], owner: string) => {
  for (const order of orderIds.map((id) => draft.orders.get(id))) {
    if (order) draft.orders.put({ ...order, owner })
  }
  const record = ownerRecordOf(draft, owner)
  if (orderIds.length > 0) putOwnerRecord(draft, { ...record, orderIds: [...record.orderIds, ...orderIds] })
}

const giveAside = (draft: WorldDraft, { asideCartIds = [] }: OwnerRecord, owner: string) => {
  for (const cart of asideCartIds.map((id) => draft.carts.get(id))) {
    if (cart?.status === 'open') setAside(draft, changeOwner(draft, cart, owner))
  }
}

const currentCart = (draft: WorldDraft, owner: string, lob: CartState['lob']): CartState | undefined => {
  const id = ownerRecordOf(draft, owner).cartIds[lob]
  return id === undefined ? undefined : draft.carts.get(id)
}

const fit = ({ lines, tradeIns = [] }: CartState, { lines: others, tradeIns: otherTradeIns = [] }: CartState) =>
  lines.length + others.length <= worldLimits.linesOfCart &&
  tradeIns.length + otherTradeIns.length <= worldLimits.tradeInsOfCart

/** Gives a guest's orders and open carts to the account; lines join the account's open cart, if it has one with room. */
const mergeGuestCart = (draft: WorldDraft, guestOwner: string, owner: string) => {
  const guest = ownerRecordOf(draft, guestOwner)
  giveAside(draft, guest, owner)
  giveOrders(draft, guest.orderIds, owner)
  for (const cartId of Object.values(guest.cartIds)) {
    const guestCart = draft.carts.get(cartId)
    if (guestCart?.status !== 'open') continue
    const kept = currentCart(draft, owner, guestCart.lob)
    if (kept?.status === 'open' && fit(kept, guestCart)) appendCart(draft, guestCart, kept)
    else giveCart(draft, guestCart, owner)
  }
  deleteOwnerRecord(draft, guestOwner)
}

const giveToAccount = (draft: WorldDraft, guestOwner: string, session: SessionState) => {
  const owner = ownerOf(session)
  mergeGuestCart(draft, guestOwner, owner)
  giveFeedback(draft, guestOwner, owner)
  giveChats(draft, guestOwner, owner, session)
}

/** Starts a session of the persona and ends the guest's, whose carts, orders, feedback and chat the account takes over. */
export const signIn = (draft: WorldDraft, persona: Persona, guest?: SessionState): SessionState => {
  const session = keepSession(draft, newPersonaSession(draft, persona))
  beginPersona(draft, persona, session)
  if (guest && !guest.loggedIn) {
    if (session.loggedIn) giveToAccount(draft, ownerOf(guest), session)
    endSession(draft, guest, 'sign-out')
  }
  return session
}
