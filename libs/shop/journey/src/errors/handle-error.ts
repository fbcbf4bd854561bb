import { getBuySimCheckoutDetails, getCheckoutDetails, getExpresshubDetails } from '@soe/contracts/routes'
import { defaultLockOwner, type Handling, isPrepay, type Audience } from '@soe/rules'
import {
  bannerTopic,
  destination,
  errorTopic,
  expireCookie,
  failureTexts,
  forgetAnswers,
  platformTexts,
  requestHelp,
  readCookies,
  recoverChunk,
  signedOutPath,
  type ErrorMeta,
  type FlagValues,
  type Shop,
  type ShopError,
  type Destination,
} from '@soe/shop-platform'
import type { LockControl } from './cart-lock'
import { lockResponse } from './lock-response'
import { readAgain } from './read-again'

type Way = (audience: Audience) => Destination

const cartWith =
  (redirect: string): Way =>
  (audience) =>
    destination(isPrepay(audience) ? 'expresscart' : 'cart', { redirect })

const ways: Partial<Record<Handling, Way>> = {
  'scheduled-order': () => destination('error/genericError', { type: 'SCHEDULED_ORDER' }),
  'cart-lost': cartWith('detailsnotfound'),
  'cart-elsewhere': cartWith('detailsnotfound'),
  'empty-cart': cartWith('emptycart'),
  'case-error-page': () => destination('error', { id: '208' }),
  'case-fallback': () => destination('cart', { redirect: 'catch' }),
  'cart-account-member': () => destination('cart', { redirect: 'accountmember' }),
  'express-checkout': () => destination('expresscheckout'),
  'checkout-error-page': () => destination('error', { type: 'CHECKOUT_PROCESS_ERROR' }),
}

/** Where a handling navigates, or null when it stays on the page. */
export const handlingDestination = (handling: Handling, audience: Audience): Destination | null =>
  ways[handling]?.(audience) ?? null

export interface Effects extends Pick<
  Shop,
  'environment' | 'identity' | 'notices' | 'language' | 'queryClient' | 'goTo' | 'pathOf' | 'answerDates' | 'base'
> {
  readonly lock: LockControl
  readonly loadFlags: () => Promise<FlagValues>
}

type Effect = (shop: Effects, error: ShopError, meta: ErrorMeta, retry?: () => void) => void | Promise<void>

/** A page that fails where a failure has already sent the shopper stays, and shows that it failed. */
const isHere = ({ environment: { location } }: Effects, path: string) =>
  `${location.pathname}${location.search}`.endsWith(path)

const redirect = (shop: Effects, handling: Handling) => {
  const to = handlingDestination(handling, shop.identity.get().audience)
  const path = to && shop.pathOf(to)
  if (path !== null && !isHere(shop, path)) shop.goTo(path)
}

/** Scripts can't reach the cookies of the world and the session, so those stay. */
const forgetCart = ({ environment, queryClient }: Effects) => {
  for (const name of Object.keys(readCookies(environment))) expireCookie(environment, name)
  environment.sessionStorage.clear()
  forgetAnswers(queryClient)
}

/** Asking again may help where the network or a service failed; what the carrier has refused it refuses again. */
const canRetry = ({ handling, normalised: { statusCode } }: ShopError): boolean =>
  handling === 'retry' || (typeof statusCode === 'number' && statusCode >= 500)

const showMessage: Effect = ({ notices, language }, error, { showsError }, retry) => {
  if (showsError) return
  const { operation, normalised } = error
  notices.show({
    type: 'error',
    text: normalised.message,
    topic: errorTopic(operation),
    sticky: true,
    ...(retry && canRetry(error) && { action: { label: platformTexts(language).retry, onPress: retry } }),
  })
}

/** The carrier offers help with some errors; the offer stays until the shopper closes it. */
const offerHelp = (shop: Effects, { normalised }: ShopError) => {
  const { notices, language } = shop
  const { proactiveChatIndicator, proactiveChatCustomMessage } = normalised
  if (!proactiveChatIndicator) return
  const { help, startChat, chatFailed } = failureTexts(language)
  const ask = async () => {
    const isOpen = await requestHelp(shop)
    if (isOpen) notices.hideTopic(bannerTopic)
    else notices.show({ type: 'warning', topic: bannerTopic, text: chatFailed, sticky: true, quiet: true })
  }
  notices.show({
    type: 'info',
    topic: bannerTopic,
    text: proactiveChatCustomMessage || help,
    sticky: true,
    quiet: true,
    action: { label: startChat, onPress: () => void ask() },
  })
}

/** The specification, commerce 8: the title names the kind of order that the balance stops. */
const pastDueKinds = { 'pre-order': 'preOrder', 'back-order': 'backOrder' } as const

const showPastDue: Effect = ({ notices, language, pathOf, goTo }, _error, { shipsLater }) => {
  const texts = failureTexts(language)
  const kind = texts[shipsLater ? pastDueKinds[shipsLater] : 'preOrBackOrder']
  const path = pathOf(destination('mdnselection/checkEligibility', { type: 'PAST_DUE' }))
  notices.show({
    type: 'warning',
    title: texts.pastDueTitle(kind),
    text: texts.pastDue,
    sticky: true,
    action: { label: texts.howToPay, onPress: () => goTo(path) },
  })
}

const cancelledTopic = 'case-cancelled'

/** A flag holds the address that the notice leads to; anything but a path or a secure address is ignored. */
const configuredUrl = ({ caseCancelledRedirectUrl: url }: FlagValues): string | undefined =>
  typeof url === 'string' && /^(https:\/\/|\/(?!\/))/.test(url) ? url : undefined

const showCancelled: Effect = async (shop, { normalised }) => {
  const url = configuredUrl(await shop.loadFlags())
  const { goOn, cancelled, toCart } = failureTexts(shop.language)
  const cart = shop.pathOf(destination('expresscart'))
  shop.notices.show({
    type: 'info',
    text: `${normalised.message} ${cancelled}`,
    topic: cancelledTopic,
    sticky: true,
    action: { label: url === undefined ? toCart : goOn, onPress: () => shop.goTo(url ?? cart) },
  })
}

const lockCart: Effect = (shop, error, { viaCartIcon = false }) => {
  const channel = error.lockedChannelId ?? defaultLockOwner
  const response = lockResponse({
    isMobile: shop.environment.isNarrow(),
    isViaCartIcon: viaCartIcon,
    lockedChannelId: channel,
  })
  if (response.kind === 'message') {
    shop.lock.set({ locked: true, lockedChannelID: channel, source: error.operation ?? '' })
    return
  }
  shop.lock.reset()
  const path = shop.pathOf(response.destination)
  if (!isHere(shop, path)) shop.goTo(path)
}

/** Where the code that signs out can't be had, the server redirects a customer's next page, but no guest's. */
const signOut: Effect = async (shop) => {
  try {
    const { leaveSignedOut } = await import('./leave')
    leaveSignedOut(shop)
  } catch {
    if (shop.identity.get().loggedIn) shop.environment.location.reload()
    else shop.goTo(signedOutPath)
  }
}

const cartReads: readonly unknown[] = [getCheckoutDetails, getExpresshubDetails, getBuySimCheckoutDetails].map(
  ({ key }) => key,
)

/** A page that reads the cart shows by itself that it is empty. */
const showEmptyCart: Effect = (shop, { operation }, { silent }) => {
  if (!silent && !cartReads.includes(operation)) redirect(shop, 'empty-cart')
}

/** A page that can't be loaded again for it says that something failed. */
const reloadChunk: Effect = async (shop, error, meta, retry) => {
  const { name, serviceErrMsg } = error.normalised
  const { chunkErrorRedirectFFlag } = await shop.loadFlags()
  const missing = Object.assign(new Error(serviceErrMsg), { name })
  const recovery = await recoverChunk(shop.environment, missing, chunkErrorRedirectFFlag !== false)
  if (recovery !== 'reloads' && !meta.silent) await showMessage(shop, error, meta, retry)
}

const nothing: Effect = () => undefined

/** What each handling does to the page. Any other shows the error's message. */
const effects: Partial<Record<Handling, Effect>> = {
  aborted: nothing,
  ignore: nothing,
  'clear-loader': nothing,
  'go-to-url': nothing,
  'empty-cart': showEmptyCart,
  'page-load-error': nothing,
  'chunk-reload': reloadChunk,
  'past-due-notice': showPastDue,
  'case-cancelled': showCancelled,
  logout: signOut,
  'cart-lock': lockCart,
  reload: ({ environment }) => environment.location.reload(),
  'cart-lost': (shop) => {
    forgetCart(shop)
    redirect(shop, 'cart-lost')
  },
  'cart-elsewhere': (shop) => redirect(shop, 'cart-elsewhere'),
  'scheduled-order': (shop) => redirect(shop, 'scheduled-order'),
  'cart-account-member': (shop) => redirect(shop, 'cart-account-member'),
  'case-error-page': (shop) => redirect(shop, 'case-error-page'),
  'case-fallback': (shop) => redirect(shop, 'case-fallback'),
  'express-checkout': (shop) => redirect(shop, 'express-checkout'),
  'checkout-error-page': (shop) => redirect(shop, 'checkout-error-page'),
}

const isNotice = (effect: Effect) => [showMessage, showPastDue, showCancelled].includes(effect)

export const handleError: Effect = (shop, error, meta, retry) => {
  const effect = effects[error.handling] ?? showMessage
  if (effect !== signOut) readAgain(shop, error, meta)
  if (meta.isPassedOn || (meta.silent && isNotice(effect))) return
  if (!meta.silent) offerHelp(shop, error)
  return effect(shop, error, meta, retry)
}
