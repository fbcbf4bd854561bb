import { useCartCount } from '@soe/shop-basket'
import { useFlagValues, useIdentity, useShop, useTexts, type FlagValues, type PageAt } from '@soe/shop-platform'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { appTexts } from './app-texts'
import type { BarFacts } from './bar/describe-bars'
import { versionIn } from './gates/version-gates'
import type { AppProperties } from './properties/app-properties'

const none: FlagValues = {}

const watchTitle = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/** The title without the shop's name behind it. */
const pageTitle = () => document.title.replace(/ \| [^|]*$/, '')

export const useBarFacts = (properties: AppProperties, pageAt: PageAt): BarFacts => {
  const { userAgent } = useShop().environment
  const { audience, lob, loggedIn, wishListCount } = useIdentity()
  const texts = useTexts(appTexts)
  const cartCount = useCartCount()
  const flags = useFlagValues() ?? none
  const { page } = pageAt(useLocation()[0])
  const title = useSyncExternalStore(watchTitle, pageTitle)
  return {
    page,
    // The steps of the checkout share one title.
    title: page.bar === 'D1' ? texts.checkout : title,
    audience,
    lob: lob || (properties.lob ?? ''),
    isSignedIn: loggedIn,
    cartCount,
    wishListCount,
    version: properties.appReleaseVersion ?? versionIn(userAgent),
    properties,
    flags,
  }
}
