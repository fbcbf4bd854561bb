import { findProduct } from '@soe/catalogue'
import { itemType } from '@soe/rules'
import type { CartLineState, SessionState, WorldDraft } from '@soe/world'
import { keepOrder } from '../order/keep-order'
import { completeCart, orderOf } from '../order/order-content'
import { changeAccount } from '../account/account'
import type { Caller } from '../../operation/caller'
import { ownerOf, ownerRecordOf, putOwnerRecord } from '../account/identity'
import { viewCart } from '../cart-view/cart-view'
import { findCart, makeCart } from '../cart/cart-access'
import { lockCart } from '../cart/cart-lock'
import { setAside } from '../cart/current-cart'
import type { CartBeginning, Persona } from '../../personas/persona'

/** Milliseconds for which the persona's channel holds its cart. */
const lockedFor = 24 * 60 * 60_000

const linesOf = (lines: CartBeginning['lines']): CartLineState[] =>
  lines.map((line, index) => ({
    accessories: [],
    ...line,
    lineId: `newLine${index + 1}`,
    sequence: index + 1,
  }))

const beginCart = (draft: WorldDraft, caller: Caller, { lines, isToBeResumed, lockedBy, ...cart }: CartBeginning) => {
  const before = findCart(draft, caller)
  if (before) setAside(draft, before)
  const made = makeCart(draft, caller, cart.intent ?? 'AAL')
  const begun = draft.carts.put({ ...made, ...cart, lines: linesOf(lines), lineCount: lines.length })
  const cartCase = draft.cases.get(begun.caseId)
  if (cartCase && isToBeResumed) draft.cases.put({ ...cartCase, triggerResumeCase: true })
  if (lockedBy) lockCart(draft, begun.id, lockedBy, lockedFor)
  return begun
}

const beginOrder = (draft: WorldDraft, caller: Caller, given: CartBeginning) => {
  const cart = beginCart(draft, caller, given)
  const view = viewCart(draft, cart, { session: caller.session, language: 'en' })
  keepOrder(draft, cart, orderOf(draft, completeCart(draft, cart), view))
}

const favoriteOf = (productId: string) => ({
  productId,
  sorId: findProduct(productId)?.childSkus[0]?.sorId ?? productId,
  itemType: itemType(productId),
})

const beginWishlist = (draft: WorldDraft, owner: string, products: readonly string[]) => {
  const { id } = draft.wishlists.put({
    id: draft.ids.secret(),
    name: 'Wishlist',
    owner,
    items: products.map(favoriteOf),
  })
  putOwnerRecord(draft, { ...ownerRecordOf(draft, owner), wishlistId: id })
}

/** Today's session has to find the carts of an earlier visit again. */
const visitOf = (draft: WorldDraft, session: SessionState, isFirstVisit = false): SessionState =>
  session.loggedIn || isFirstVisit ? session : { ...session, id: draft.ids.secret() }

const hasBegun = (draft: WorldDraft, { id }: Persona) => draft.header.counters[`persona ${id}`] !== undefined

/** Puts the persona's carts and wishlist into the world, once. Each guest session gets the account state anew. */
export const beginPersona = (draft: WorldDraft, persona: Persona, session: SessionState) => {
  const owner = ownerOf(session)
  if (persona.standing && !ownerRecordOf(draft, owner).account) changeAccount(draft, owner, persona.standing)
  if (!persona.begins || hasBegun(draft, persona)) return
  draft.count(`persona ${persona.id}`)
  const { carts = [], orders = [], wishlist = [], isFirstVisit } = persona.begins
  const caller: Caller = {
    session: visitOf(draft, session, isFirstVisit),
    audience: persona.audience,
    channel: 'VZW-DOTCOM',
  }
  for (const order of orders) beginOrder(draft, caller, order)
  for (const cart of carts) beginCart(draft, caller, cart)
  if (wishlist.length > 0) beginWishlist(draft, owner, wishlist)
}
