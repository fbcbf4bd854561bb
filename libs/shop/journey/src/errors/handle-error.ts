import { defaultLockOwner, type Handling } from '@soe/rules'
import { expireCookie, platformTexts, readCookies, type ErrorMeta, type Shop, type ShopError } from '@soe/shop-platform'
import type { QueryClient } from '@tanstack/react-query'
import { buildDestinationPath } from '../addresses/build-page-path'
import type { LockControl } from './cart-lock'
import { handlingPath } from './handling-path'
import { lockResponse } from './lock-response'

/** What the effects of a failed call reach. */
export interface Effects extends Pick<
  Shop,
  'environment' | 'identity' | 'notices' | 'language' | 'queryClient' | 'goTo' | 'answerDates' | 'base'
> {
  readonly lock: LockControl
}

type Effect = (shop: Effects, error: ShopError, meta: ErrorMeta) => void

/** A page that fails where a failure has already sent the shopper stays, and shows that it failed. */
const isHere = ({ environment: { location } }: Effects, path: string) =>
  `${location.pathname}${location.search}`.endsWith(path)

const redirect = (shop: Effects, handling: Handling) => {
  const path = handlingPath(handling, shop.identity.get().audience)
  if (path !== null && !isHere(shop, path)) shop.goTo(path)
}

/** Keeps what the page itself reads: dropped, it would be read again before the page is left. */
const forgetAnswers = (queryClient: QueryClient) => queryClient.removeQueries({ type: 'inactive' })

/** Scripts can't reach the cookies of the world and the session, so those stay. */
const forgetCart = ({ environment, queryClient }: Effects) => {
  for (const name of Object.keys(readCookies(environment))) expireCookie(environment, name)
  environment.sessionStorage.clear()
  forgetAnswers(queryClient)
}

const showMessage: Effect = ({ notices, language }, { normalised, handling }, { showsError }) => {
  if (showsError) return
  const texts = platformTexts(language)
  const isRetry = handling === 'retry'
  notices.show({ type: 'error', text: isRetry ? texts.tryAgain : normalised.message, sticky: true })
}

/** The specification, commerce 8: the title names the kind of order that the balance stops. */
const pastDueKinds = { 'pre-order': 'preOrder', 'back-order': 'backOrder' } as const

const showPastDue: Effect = ({ notices, language }, _error, { shipsLater }) => {
  const texts = platformTexts(language)
  const kind = texts[shipsLater ? pastDueKinds[shipsLater] : 'preOrBackOrder']
  notices.show({ type: 'warning', title: texts.pastDueTitle(kind), text: texts.pastDue, sticky: true })
}

const showCancelled: Effect = ({ notices }, { normalised }) =>
  notices.show({ type: 'info', text: normalised.message, sticky: true })

const lockCart: Effect = (shop, error, { viaCartIcon = false }) => {
  const channel = error.lockedChannelId ?? defaultLockOwner
  const response = lockResponse({
    isMobile: shop.environment.isNarrow(),
    isViaCartIcon: viaCartIcon,
    lockedChannelId: channel,
  })
  if (response.kind === 'message') {
    shop.lock.set({ locked: true, lockedChannelID: channel, source: error.operation })
    return
  }
  shop.lock.reset()
  shop.goTo(buildDestinationPath(response.destination, shop.identity.get().audience))
}

/** The session's watcher has fetched this code by now. Where it can't be had, the server redirects the next page. */
const signOut: Effect = (shop) => {
  const leave = import('./leave').then(({ leaveSignedOut }) => leaveSignedOut(shop))
  void leave.catch(() => shop.environment.location.reload())
}

const nothing: Effect = () => undefined

/** What each handling does to the page. Any other shows the error's message. */
const effects: Partial<Record<Handling, Effect>> = {
  aborted: nothing,
  ignore: nothing,
  'clear-loader': nothing,
  'empty-cart': nothing,
  'page-load-error': nothing,
  'past-due-notice': showPastDue,
  'case-cancelled': showCancelled,
  logout: signOut,
  'cart-lock': lockCart,
  reload: ({ environment }) => environment.location.reload(),
  'cart-lost': (shop) => {
    forgetCart(shop)
    redirect(shop, 'cart-lost')
  },
  'scheduled-order': (shop) => redirect(shop, 'scheduled-order'),
  'cart-account-member': (shop) => redirect(shop, 'cart-account-member'),
  'case-error-page': (shop) => redirect(shop, 'case-error-page'),
  'case-fallback': (shop) => redirect(shop, 'case-fallback'),
  'express-checkout': (shop) => redirect(shop, 'express-checkout'),
  'checkout-error-page': (shop) => redirect(shop, 'checkout-error-page'),
}

const isNotice = (effect: Effect) => [showMessage, showPastDue, showCancelled].includes(effect)

export const handleError = (shop: Effects, error: ShopError, meta: ErrorMeta) => {
  const effect = effects[error.handling] ?? showMessage
  if (meta.silent && isNotice(effect)) return
  effect(shop, error, meta)
}
