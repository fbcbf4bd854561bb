import { getCases } from '@soe/contracts/routes'
import { routeCase, type CaseRoute } from '@soe/shop-journey'
import { callOnce, destination, type Shop } from '@soe/shop-platform'
import type { CartEntry } from './cart-entry'
import { paypalMarker } from './cart-markers'
import { isRetrieval, type CartAddress } from './read-cart-address'

const entryOf = (shop: Shop, route: CaseRoute, caseCount: number): CartEntry | Promise<CartEntry> => {
  if (route.kind === 'redirect') return route
  if (route.kind === 'empty-cart') return { kind: 'empty' }
  if (route.kind === 'lock-notice') return { kind: 'locked', channel: route.lockedChannelId }
  if (route.kind === 'resume') return import('./resume-saved').then((module) => module.resumeSaved(shop, route.caseId))
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
  const retrieved =
    paypalReturn(shop, address) ??
    (isRetrieval(address) ? await (await import('./retrieve-cart')).retrieveCart(shop, address) : undefined)
  if (retrieved) return retrieved
  const { loggedIn, channel } = shop.identity.get()
  const { cases } = await callOnce(shop, getCases, { body: {} })
  if (cases[0]?.triggerValidateCart) await (await import('./validate-restored')).validateRestored(shop)
  const isCartPage = address.redirect !== 'ST1' && address.redirect !== 'ST2'
  return entryOf(shop, routeCase(cases, { isSignedIn: loggedIn, isCartPage, channel }), cases.length)
}
