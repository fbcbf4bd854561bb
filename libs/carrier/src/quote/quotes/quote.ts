import type { AnswerOf, BodyOf } from '@soe/contracts'
import { placeholderNumber, readQuoteId } from '@soe/rules'
import { changeAccessories } from '../../cart/accessories/accessories'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { assertNotLocked } from '../../cart/access/cart-lock'
import { assertNoScheduledOrder } from '../../cases/records/case'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { lobOf, ownerOf } from '../../account/identity'
import { cartSavedFor, takeSavedCart } from '../../cart/saved/saved-cart'

type QuoteBody = BodyOf<'quote.retrieveCartFromQuote'>

const notFound = (issue: string) => new ServiceFault('QUOTE_NOT_FOUND', [{ field: 'quoteId', issue }])

/** A quote's number can be guessed: an account's is for the account, a guest's for who knows its email too. */
const mayTake = ({ owner, saved }: CartState, { session }: Caller, { emailId }: QuoteBody): boolean =>
  owner === ownerOf(session) ||
  (owner.startsWith('session:') && emailId !== undefined && emailId.toLowerCase() === saved?.emailId?.toLowerCase())

const quotedCart = (draft: WorldDraft, caller: Caller, body: QuoteBody, quoteId: string): CartState => {
  const found = draft.carts.values().find((cart) => cart.quoteId === quoteId)
  if (!found || !mayTake(found, caller, body) || found.lob !== lobOf(caller.audience))
    throw notFound(`There is no quote ${quoteId}.`)
  if (found.status !== 'open') throw notFound(`Quote ${quoteId} has been ordered.`)
  return found
}

/** The cart of the quote; without one, a guest's that was saved for the email. */
const cartMeant = (draft: WorldDraft, caller: Caller, body: QuoteBody): CartState => {
  const quoteId = readQuoteId(body.quoteId)
  if (quoteId !== null) return quotedCart(draft, caller, body, quoteId)
  if (body.emailId !== undefined && !caller.session.loggedIn) return cartSavedFor(draft, caller, body.emailId)
  throw notFound('There is no quote without a number.')
}

/** Goes on with the cart of a quote as the caller's own. */
export const retrieveQuote = (draft: WorldDraft, caller: Caller, body: QuoteBody): CartState => {
  const found = cartMeant(draft, caller, body)
  assertNotLocked(draft, found, caller.channel)
  return takeSavedCart(draft, caller, found)
}

const accessoriesOf = ({ lines }: CartState): { id: string; qty: number }[] => {
  const units = new Map<string, number>()
  for (const { skuId, qty } of lines.flatMap(({ accessories }) => accessories))
    units.set(skuId, Math.min(10, (units.get(skuId) ?? 0) + qty))
  return [...units].map(([id, qty]) => ({ id, qty }))
}

/** Puts the accessories of a quote into the caller's cart; the quote stays as it is. */
export const retrieveQuotedAccessories = (
  draft: WorldDraft,
  caller: Caller,
  body: QuoteBody,
): AnswerOf<'quote.retrieveAccessoriesFromQuote'> => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const quoted = cartMeant(draft, caller, body)
  const current = findCart(draft, caller, body.cartInfo?.cartId)
  const addAccessories = accessoriesOf(quoted)
  const isOwn = current?.id === quoted.id
  if (!isOwn && addAccessories.length === 0) throw notFound('There are no accessories in this quote.')
  const lines = [{ mtn: placeholderNumber, addAccessories }]
  const cart = isOwn ? current : changeAccessories(draft, caller, { cartInfo: body.cartInfo ?? {}, data: { lines } })
  return { status: 'SUCCESS', cartId: cart.id, caseId: cart.caseId }
}
