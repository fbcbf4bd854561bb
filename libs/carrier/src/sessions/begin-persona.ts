import { itemType } from '@soe/rules'
import { changeAccount } from '../account/account'
import type { Caller } from '../account/caller'
import { findCart, makeCart } from '../cart/access/cart-access'
import { lockCart } from '../cart/access/cart-lock'
import { findProduct } from '@soe/catalogue'
import { setAside } from '../cart/access/current-cart'
import type { WorldDraft, CartLineState, SessionState } from '@soe/world'
import { holdingOf, ownerOf } from '../account/identity'
import type { CartBeginning, Persona } from '../personas/persona'

/** How long the channel of the table holds a cart: a working day and the night after. */
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
  const kept = draft.carts.put({ ...made, ...cart, lines: linesOf(lines), lineCount: lines.length })
  const its = draft.cases.get(kept.caseId)
  if (its && isToBeResumed) draft.cases.put({ ...its, triggerResumeCase: true })
  if (lockedBy) lockCart(draft, kept.id, lockedBy, lockedFor)
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
  draft.holdings.put({ ...holdingOf(draft, owner), wishlistId: id })
}

/** A guest's carts belong to an earlier visit: whoever comes in now has to find them again. */
const visitOf = (draft: WorldDraft, session: SessionState): SessionState =>
  session.loggedIn ? session : { ...session, id: draft.ids.secret() }

const hasBegun = (draft: WorldDraft, { id }: Persona) => draft.header.counters[`persona ${id}`] !== undefined

/** Puts what the persona has already into the world, once; a guest's standing goes with each of its sessions. */
export const beginPersona = (draft: WorldDraft, persona: Persona, session: SessionState) => {
  const owner = ownerOf(session)
  if (persona.standing && !holdingOf(draft, owner).account) changeAccount(draft, owner, persona.standing)
  if (!persona.begins || hasBegun(draft, persona)) return
  draft.count(`persona ${persona.id}`)
  const { carts = [], wishlist = [] } = persona.begins
  const caller = { session: visitOf(draft, session), audience: persona.audience, channel: 'VZW-DOTCOM' }
  for (const cart of carts) beginCart(draft, caller, cart)
  if (wishlist.length > 0) beginWishlist(draft, owner, wishlist)
}
