import { buildDestinationPath, defaultLockOwner, handlingPath, lockResponse, type Handling } from '@soe/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { ShopError } from '../client/shop-error'
import { expireCookie, readCookies } from '../identity/cookies'
import type { IdentityStore } from '../identity/identity'
import type { NoticeStore } from '../notices/notices'
import type { Surroundings } from '../surroundings'
import type { Language } from '../texts/language'
import { platformTexts } from '../texts/platform-texts'
import type { ErrorMeta } from './error-meta'
import type { LockStore } from './lock-store'

/** What the effects of a failed call reach. */
export interface Effects {
  readonly surroundings: Surroundings
  readonly identity: IdentityStore
  readonly notices: NoticeStore
  readonly lock: LockStore
  readonly language: Language
  readonly queryClient: QueryClient
  readonly goTo: (path: string) => void
}

type Effect = (shop: Effects, error: ShopError, meta: ErrorMeta) => void

const redirect = (shop: Effects, handling: Handling) => {
  const path = handlingPath(handling, shop.identity.get().audience)
  if (path !== null) shop.goTo(path)
}

/** Cookies and storage go; the world and the session are HttpOnly and stay. */
const forgetCart = ({ surroundings, queryClient }: Effects) => {
  for (const name of Object.keys(readCookies(surroundings))) expireCookie(surroundings, name)
  surroundings.sessionStorage.clear()
  queryClient.clear()
}

const showMessage: Effect = ({ notices, language }, { normalised, handling }, { showsError }) => {
  if (showsError) return
  const texts = platformTexts(language)
  const isRetry = handling === 'retry'
  notices.show({ type: 'error', text: isRetry ? texts.tryAgain : normalised.message, sticky: true })
}

const lockCart: Effect = (shop, error, { viaCartIcon = false }) => {
  const channel = error.lockedChannelId ?? defaultLockOwner
  shop.lock.set({ locked: true, lockedChannelID: channel, source: error.operation })
  const response = lockResponse({
    isMobile: shop.surroundings.isNarrow(),
    isViaCartIcon: viaCartIcon,
    lockedChannelId: channel,
  })
  if (response.kind === 'message') return
  shop.goTo(buildDestinationPath(response.destination, shop.identity.get().audience))
}

const signOut: Effect = ({ queryClient, surroundings, goTo }) => {
  queryClient.clear()
  surroundings.sessionStorage.clear()
  goTo('/smartphones')
}

const nothing: Effect = () => undefined

/** What each handling does to the page; those that are missing show their message. */
const effects: Partial<Record<Handling, Effect>> = {
  aborted: nothing,
  ignore: nothing,
  'clear-loader': nothing,
  'empty-cart': nothing,
  'page-load-error': nothing,
  'past-due-notice': showMessage,
  logout: signOut,
  'cart-lock': lockCart,
  reload: ({ surroundings }) => surroundings.location.reload(),
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

/** The one place where a failed call acts on the page. */
export const handleError = (shop: Effects, error: ShopError, meta: ErrorMeta) => {
  const effect = effects[error.handling] ?? showMessage
  if (meta.silent && effect === showMessage) return
  effect(shop, error, meta)
}
