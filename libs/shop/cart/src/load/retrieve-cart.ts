import {
  getCaseAndCartId,
  resumeCase,
  retrieveAccessoriesFromQuote,
  retrieveCartFromQuote,
} from '@soe/contracts/routes'
import { routeResumedCase } from '@soe/shop-journey'
import { callOnce, change, type Shop } from '@soe/shop-platform'
import type { CartEntry } from './cart-entry'
import type { CartAddress } from './read-cart-address'
import { resumedEntry } from './resumed-entry'

const isPrepaid = (shop: Shop): boolean => !(shop.identity.get().audience in retrieveCartFromQuote.paths)

const takeQuote = async (
  shop: Shop,
  { quoteId = '', emailId, isFromUpgradeQuotes }: CartAddress,
): Promise<CartEntry> => {
  const body = { quoteId, ...(emailId !== undefined && { emailId }) }
  if (!isFromUpgradeQuotes) return resumedEntry(shop, await change(shop, retrieveCartFromQuote, body))
  await change(shop, retrieveAccessoriesFromQuote, body)
  return { kind: 'resumed', destination: routeResumedCase('') }
}

/** The cart in hand: the carrier knows a customer's, whatever another tab has made of the cookie. */
const currentCartId = async (shop: Shop): Promise<string | undefined> => {
  const { loggedIn, cartId } = shop.identity.get()
  return loggedIn ? (await callOnce(shop, getCaseAndCartId, { body: {} })).cartId : cartId
}

export const retrieveCart = async (shop: Shop, address: CartAddress): Promise<CartEntry | undefined> => {
  const { quoteId, emailId, cartId } = address
  if (quoteId !== undefined && !isPrepaid(shop)) return takeQuote(shop, address)
  const isGuest = !shop.identity.get().loggedIn
  if (emailId !== undefined && isGuest) return resumedEntry(shop, await change(shop, resumeCase, { emailId }))
  if (cartId === undefined || cartId === (await currentCartId(shop))) return undefined
  return resumedEntry(shop, await change(shop, resumeCase, { cartInfo: { cartId } }))
}
