import type { CaseSummary, ProcessStepAnswer } from '@soe/contracts'
import {
  getCases,
  getRtCartCount,
  resumeCase,
  retrieveAccessoriesFromQuote,
  retrieveCartFromQuote,
  validateCart,
} from '@soe/contracts/routes'
import { isSameStep } from '@soe/rules'
import { destination, routeCase, routeResumedCase, type CaseRoute, type Destination } from '@soe/shop-journey'
import { callOnce, loadFlags, resumedCartMarker, type FlagValues, type Shop } from '@soe/shop-platform'
import { byodCartMarker, paypalMarker } from './cart-markers'
import type { CartAddress } from './read-cart-address'

/** What a shopper's cases make of a visit to the cart. */
export type CartEntry =
  | { kind: 'open'; caseCount: number }
  /** The cart that waited is the shopper's again. */
  | { kind: 'resumed'; destination: Destination }
  /** The saved cart waits until the shopper asks for it. */
  | { kind: 'saved'; caseId: string }
  | { kind: 'locked'; channel: string }
  | { kind: 'redirect'; destination: Destination }

const stepOf = ({ serviceBody }: ProcessStepAnswer) => serviceBody.serviceResponse.context.contextInfo.processStep

const resumed = (shop: Shop, answer: ProcessStepAnswer): CartEntry => {
  shop.environment.sessionStorage.setItem(resumedCartMarker, 'true')
  return { kind: 'resumed', destination: routeResumedCase(stepOf(answer)) }
}

const isPrepaid = (shop: Shop): boolean => !(shop.identity.get().audience in retrieveCartFromQuote.paths)

const takeQuote = async (
  shop: Shop,
  { quoteId = '', emailId, isFromUpgradeQuotes }: CartAddress,
): Promise<CartEntry> => {
  const body = { quoteId, ...(emailId !== undefined && { emailId }) }
  if (!isFromUpgradeQuotes) return resumed(shop, await callOnce(shop, retrieveCartFromQuote, { body }))
  await callOnce(shop, retrieveAccessoriesFromQuote, { body })
  return { kind: 'resumed', destination: routeResumedCase('') }
}

/** Brings back what the address names; a guest's email finds a saved cart. */
const retrieve = async (shop: Shop, address: CartAddress): Promise<CartEntry | undefined> => {
  const { quoteId, emailId, cartId } = address
  if (quoteId !== undefined && !isPrepaid(shop)) return takeQuote(shop, address)
  const isGuest = !shop.identity.get().loggedIn
  if (emailId !== undefined && isGuest) return resumed(shop, await callOnce(shop, resumeCase, { body: { emailId } }))
  if (cartId === undefined || cartId === shop.identity.get().cartId) return undefined
  return resumed(shop, await callOnce(shop, resumeCase, { body: { cartInfo: { cartId } } }))
}

/** Whether a saved cart comes back without being asked for: docs/decisions/0085. */
const resumesByItself = ({ environment: { sessionStorage } }: Shop, flags: FlagValues): boolean =>
  flags['resumeCaseApiFFlag'] !== false &&
  !(flags['blockTriggerResumeCaseForBYOD'] === true && sessionStorage.getItem(byodCartMarker) !== null)

const resume = async (shop: Shop, caseId: string): Promise<CartEntry> => {
  const flags = await loadFlags(shop)
  if (!resumesByItself(shop, flags)) return { kind: 'saved', caseId }
  if (flags['enablePromoHubRedirectOnResumeCase'] !== true)
    return resumed(shop, await callOnce(shop, resumeCase, { body: { caseId } }))
  const answer = await callOnce(shop, resumeCase, { body: { caseId, contextInfo: { processStep: 'PromoHub' } } })
  const entry = resumed(shop, answer)
  return isSameStep(stepOf(answer), 'PromoHub') ? { kind: 'resumed', destination: destination('promohub') } : entry
}

/** A cart that was restored from a save may hold what has changed since. */
const validateRestored = async (shop: Shop, [current]: readonly CaseSummary[]) => {
  if (!current?.triggerValidateCart) return
  const { rtCartCount } = await callOnce(shop, getRtCartCount, { body: {} })
  await callOnce(shop, validateCart, { body: { cartInfo: {}, meta: {}, pageId: 'CART', rtCartCount } })
}

const entryOf = (shop: Shop, route: CaseRoute, caseCount: number): CartEntry | Promise<CartEntry> => {
  if (route.kind === 'redirect') return route
  if (route.kind === 'lock-notice') return { kind: 'locked', channel: route.lockedChannelId }
  if (route.kind === 'resume') return resume(shop, route.caseId)
  return { kind: 'open', caseCount }
}

/** A return from PayPal counts only where the session says that the shopper has left for it. */
const paypalReturn = (shop: Shop, { isPaypalReturn }: CartAddress): CartEntry | undefined => {
  if (!isPaypalReturn || shop.environment.sessionStorage.getItem(paypalMarker) !== 'true') return undefined
  const page = shop.identity.get().loggedIn ? 'expresscheckout' : 'payment'
  return { kind: 'redirect', destination: destination(page, { paypalTransaction: 'true' }) }
}

/** Reads the shopper's cases before the cart, and brings back what waits for them (the specification, commerce 4.6). */
export const enterCart = async (shop: Shop, address: CartAddress): Promise<CartEntry> => {
  const retrieved = paypalReturn(shop, address) ?? (await retrieve(shop, address))
  if (retrieved) return retrieved
  const { loggedIn, channel } = shop.identity.get()
  const { cases } = await callOnce(shop, getCases, { body: {} })
  await validateRestored(shop, cases)
  const isCartPage = address.redirect !== 'ST1' && address.redirect !== 'ST2'
  return entryOf(shop, routeCase(cases, { isSignedIn: loggedIn, isCartPage, channel }), cases.length)
}
