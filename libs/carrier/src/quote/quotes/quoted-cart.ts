import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { BodyOf } from '@soe/contracts'
import { readQuoteId } from '@soe/rules'
import type { Caller } from '../../operation/caller'
import { lobOf, ownerOf } from '../../domain/account/identity'
import { cartSavedFor } from '../../domain/cases/saved-carts'

export const quoteNotFound = (issue: string): ServiceFault =>
  new ServiceFault('QUOTE_NOT_FOUND', [{ field: 'quoteId', issue }])

type QuoteBody = BodyOf<'quote.retrieveCartFromQuote'>

/** Quote numbers can be guessed: an account's quote is for the account alone, a guest's needs its email too. */
const mayTake = ({ owner, saved }: CartState, { session }: Caller, { emailId }: QuoteBody): boolean =>
  owner === ownerOf(session) ||
  (owner.startsWith('session:') && emailId !== undefined && emailId.toLowerCase() === saved?.emailId?.toLowerCase())

const cartOfQuote = (draft: WorldDraft, caller: Caller, body: QuoteBody, quoteId: string): CartState => {
  const found = draft.carts.values().find((cart) => cart.quoteId === quoteId)
  if (!found || !mayTake(found, caller, body) || found.lob !== lobOf(caller.audience))
    throw quoteNotFound(`There is no quote ${quoteId}.`)
  if (found.status !== 'open') throw quoteNotFound(`Quote ${quoteId} has been ordered.`)
  return found
}

/** The cart of the quote; without a number, the cart that a guest saved for the email. */
export const quotedCart = (draft: WorldDraft, caller: Caller, body: QuoteBody): CartState => {
  const quoteId = readQuoteId(body.quoteId)
  if (quoteId !== null) return cartOfQuote(draft, caller, body, quoteId)
  if (body.emailId !== undefined && !caller.session.loggedIn) return cartSavedFor(draft, caller, body.emailId)
  throw quoteNotFound('There is no quote without a number.')
}
