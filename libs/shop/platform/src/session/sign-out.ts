import { clearCache, logout } from '@soe/contracts/routes'
import { sessionCookies, signedOutCookie, signedOutMaxAge, writeSignedOut, type SignedOutReason } from '@soe/rules'
import { change } from '../calls/change'
import { forgetAnswers } from '../calls/forget-answers'
import { isShopError } from '../client/shop-error'
import type { Shop } from '../create-shop'
import { clearAllButDrafts } from '../drafts/keep-drafts'
import { expireCookie } from '../identity/cookies'
import { spanishBase } from '../texts/language'
import { findLeftCart, storeLeftCart } from './left-cart'
import { session } from './session-constants'
import { openSessionTabs } from './session-tabs'
import { isSignedOutPage, signedOutPath } from './signed-out-page'

export type SignOutShop = Pick<Shop, 'environment' | 'identity' | 'queryClient' | 'answerDates' | 'base'>

export const wallClock = (now: number): string => {
  const date = new Date(now)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const describeSignOut = (
  { environment, identity }: SignOutShop,
  reason: SignedOutReason,
  items = identity.get().cartCount,
): string => {
  const { pathname, search } = environment.location
  const text = writeSignedOut({
    reason,
    at: wallClock(environment.now()),
    items,
    ...(!isSignedOutPage(pathname) && { from: `${pathname}${search}` }),
  })
  return `${signedOutCookie}=${encodeURIComponent(text)}; path=/; max-age=${signedOutMaxAge}; samesite=lax`
}

/** Forgets what the carrier has answered; of the cart only what anyone may see is left. */
const leaveCart = (shop: SignOutShop, forget: () => void) => {
  const cart = findLeftCart(shop.queryClient)
  forgetAnswers(shop.queryClient)
  forget()
  storeLeftCart(shop.environment, cart)
}

const forgetShopper = (shop: SignOutShop) => {
  shop.environment.sessionStorage.clear()
  for (const name of sessionCookies) expireCookie(shop.environment, name)
}

/** Pages on their way out: the word that they have for other tabs reaches their own watcher too. */
const leaving = new WeakSet<SignOutShop['environment']>()

const tellOtherTabs = ({ environment }: SignOutShop, reason: SignedOutReason) => {
  leaving.add(environment)
  // Back may restore the page as it was left; the server has no page.
  if (typeof window !== 'undefined')
    window.addEventListener('pageshow', () => leaving.delete(environment), { once: true })
  const tabs = openSessionTabs(environment)
  tabs.post({ kind: 'signed-out', reason })
  tabs.close()
}

const openSignedOutPage = ({ environment, base }: SignOutShop) => environment.location.assign(`${base}${signedOutPath}`)

/** The carrier's page that ends the session; an address with `espanol` in it leads to the Spanish shop. */
const logoutPage = ({ identity, base }: SignOutShop): string =>
  `${logout.paths[identity.get().audience]}${base === spanishBase ? '?language=espanol' : ''}`

/** Why a session that the carrier no longer knows has ended, as far as this page can tell. */
const endReason = ({ identity, answerDates }: Pick<Shop, 'identity' | 'answerDates'>): SignedOutReason => {
  if (!identity.get().loggedIn) return 'ended'
  const idle = answerDates.latest - answerDates.latestKept
  return idle >= session.timeoutMinutes * 60_000 ? 'idle' : 'elsewhere'
}

/** After a 401 or a timeout the carrier's page signs out, once. The same customer finds what was typed again. */
export const leaveSignedOut = (shop: SignOutShop, reason = endReason(shop)) => {
  if (leaving.has(shop.environment)) return
  shop.environment.cookies.write(describeSignOut(shop, reason))
  leaveCart(shop, () => clearAllButDrafts(shop.environment))
  tellOtherTabs(shop, reason)
  shop.environment.location.assign(logoutPage(shop))
}

export const followSignOut = (shop: SignOutShop, reason: SignedOutReason) => {
  const { environment } = shop
  if (leaving.has(environment)) return
  leaveCart(shop, () => (reason === 'self' ? environment.sessionStorage.clear() : clearAllButDrafts(environment)))
  openSignedOutPage(shop)
}

export const forgetSignedOut = ({ environment, identity }: Pick<Shop, 'environment' | 'identity'>) => {
  expireCookie(environment, signedOutCookie)
  storeLeftCart(environment, undefined)
  identity.refresh()
}

export type SignOutState = 'success' | 'failure'

const isOver = (error: unknown) => isShopError(error) && error.normalised.statusCode === 401

/** Signs out because the shopper asked for it: nothing of them stays. */
export const signOut = async (shop: Shop): Promise<SignOutState> => {
  try {
    await change(shop, logout, {}, { refetch: false })
  } catch (error) {
    if (!isOver(error)) return 'failure'
  }
  shop.environment.cookies.write(describeSignOut(shop, 'self'))
  leaveCart(shop, () => forgetShopper(shop))
  tellOtherTabs(shop, 'self')
  openSignedOutPage(shop)
  return 'success'
}

/** The end of a guest's session, with so many items: whatever the carrier answers, the shop begins anew. */
export const endGuest = async (shop: Shop, items?: number): Promise<void> => {
  if (leaving.has(shop.environment)) return
  leaving.add(shop.environment)
  const note = describeSignOut(shop, 'ended', items)
  await change(shop, clearCache, {}, { refetch: false }).catch(() => undefined)
  shop.environment.cookies.write(note)
  forgetAnswers(shop.queryClient)
  forgetShopper(shop)
  tellOtherTabs(shop, 'ended')
  openSignedOutPage(shop)
}
