import {
  applyIdentityFlags,
  useIdentity,
  useShop,
  useTexts,
  signOut,
  useFlags,
  type SessionWatcher,
  type Shop,
  useShopper,
  useThrottleList,
  forgetSignedOut,
  isSignedOutPage,
  createSessionWatcher,
  sections,
} from '@soe/shop-platform'
import { useSyncExternalStore, useEffect, useState } from 'react'
import { accountTexts } from '../account-texts'
import { SessionWarning } from './session-warning'
import { withSearch } from '@soe/shop-journey'
import { useLocation, useSearch, useSearchParams } from 'wouter'
import { useAuthenticationLevel } from '../guest/use-authentication-level'
import { readPageName, redirectsProspect, readSignedOut } from '@soe/rules'

const otherSections = sections.filter((section) => section !== 'nextgen')

const salesPath = new RegExp(`^/sales/(${otherSections.join('|')})/`, 'i')

/** The page of a path below /sales, with its slashes; empty where the path is of no section, or next-generation already. */
export const pageBeforeNextGen = (path: string): string =>
  salesPath.test(path) ? path.replace(salesPath, '').replace(/(\.html)?\/?$/i, '') : ''

export const nextGenAddress = (path: string, search: string): string =>
  withSearch(path.replace(salesPath, '/sales/nextgen/'), search)

/** Whether a guest's role counts as signed in, and whether a partner store sells, is for flags to say. */
const useIdentityFlags = () => {
  const shop = useShop()
  const flags = useFlags()
  useEffect(() => applyIdentityFlags(shop), [shop, flags])
}

/** Signs out at the shopper's wish; where that fails, the notice says that they are still signed in. */
export const signOutOrSay = async (shop: Shop): Promise<void> => {
  const state = await signOut(shop)
  if (state === 'success') return
  shop.notices.show({ type: 'error', text: accountTexts(shop.language).signOutFailed, sticky: true })
}

const Warning = ({ watcher }: { watcher: SessionWatcher }) => {
  const shop = useShop()
  const texts = useTexts(accountTexts)
  const { loggedIn } = useIdentity()
  const state = useSyncExternalStore(watcher.subscribe, watcher.get, watcher.get)
  const stay = async () => {
    if (!(await watcher.extend())) return
    shop.notices.show({ type: 'success', text: loggedIn ? texts.extended : texts.extendedGuest })
  }
  if (!state.showModal) return null
  return <SessionWarning state={state} onStay={() => void stay()} onSignOut={() => void signOutOrSay(shop)} />
}

const beginnings: readonly string[] = ['aboutyourself', 'orderreview', 'checkout/orderReview']

const asked = { guestCheckout: 'true' } as const

/** A guest of the app whose device is known begins the checkout with the last two digits of the account. */
const useGuestEntry = () => {
  const shop = useShop()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const begins = beginnings.includes(shop.nameAt(path) ?? '')
  const level = useAuthenticationLevel(begins ? asked : undefined)
  const mayEnter = begins && level === 'L1'
  useEffect(() => {
    if (!mayEnter) return undefined
    let isLeft = false
    const enter = async () => {
      const { guestCheckout } = await shop.parameters()
      if (guestCheckout !== true && !isLeft)
        navigate(withSearch(shop.pathOf('guestlogin', asked), search), { replace: true })
    }
    void enter().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [mayEnter, shop, search, navigate])
}

const useProspectGate = (page: string): boolean => {
  const { audience } = useIdentity()
  const { flowName } = useShopper()
  const isGated = page !== '' && audience === 'prospect'
  const throttleList = useThrottleList(isGated)
  return isGated && redirectsProspect({ throttleList, page, flowName })
}

const useWishlistGate = (path: string): boolean => {
  const isWishlist = readPageName(path) === 'Favorites'
  const { wishlistNextGenFFlag = false } = useFlags(isWishlist)
  return isWishlist && wishlistNextGenFFlag
}

/** Redirects to the next-generation page where the throttle list or a flag says so, but from where an error has led. */
const useNextGenFlow = () => {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  const page = search.has('redirect') ? '' : pageBeforeNextGen(path)
  const isProspects = useProspectGate(page)
  const isWishlists = useWishlistGate(page)
  const isRedirected = isProspects || isWishlists
  useEffect(() => {
    if (!isRedirected) return
    navigate(nextGenAddress(path, String(search)), { replace: true })
  }, [isRedirected, navigate, path, search])
}

/**
 * Why one is signed out is said once: on the page for it, or, to a guest who came back elsewhere, in a notice. What
 * this page writes itself on its way out is for the next one.
 */
const useSeenSignedOut = () => {
  const shop = useShop()
  const { notices, language } = shop
  const [found] = useState(() => shop.identity.get().signedOut)
  const { signedOut, loggedIn } = useIdentity()
  const [path] = useLocation()
  useEffect(() => {
    if (found === '' || signedOut !== found || (isSignedOutPage(path) && !loggedIn)) return
    const { reason } = readSignedOut(found) ?? {}
    if (reason === 'ended' && !loggedIn)
      notices.show({ type: 'info', text: accountTexts(language).endedCart, sticky: true })
    forgetSignedOut(shop)
  }, [found, language, loggedIn, notices, path, shop, signedOut])
}

const wakings = ['visibilitychange', 'focus', 'pageshow'] as const

const useSessionWatcher = (): SessionWatcher => {
  const shop = useShop()
  const [watcher] = useState(() => createSessionWatcher(shop))
  useEffect(() => {
    const stop = watcher.start()
    const wake = () => {
      if (document.visibilityState === 'visible') watcher.wake()
    }
    for (const waking of wakings) window.addEventListener(waking, wake)
    return () => {
      for (const waking of wakings) window.removeEventListener(waking, wake)
      stop()
    }
  }, [watcher])
  return watcher
}

export const SessionGuard = () => {
  const watcher = useSessionWatcher()
  useIdentityFlags()
  useSeenSignedOut()
  useNextGenFlow()
  useGuestEntry()
  return <Warning watcher={watcher} />
}
