import type { BridgeWindow } from '@soe/contracts/app-bridge'
import { useShop, type PageAt, useFlagValues, useIdentity, useTexts, type FlagValues } from '@soe/shop-platform'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { describeBars, type BarFacts } from './bar/describe-bars'
import { barLayouts } from './bar/bar-layouts'
import { createBridge, type Bridge } from './bridge/create-bridge'
import {
  readAppProperties,
  storeAppProperties,
  storedAppProperties,
  type AppProperties,
} from './properties/app-properties'
import { useAppActions } from './use-app-actions'
import { useCartCount } from '@soe/shop-basket'
import { useLocation } from 'wouter'
import { appTexts } from './app-texts'
import { versionIn } from './gates/version-gates'

const useAppProperties = () => {
  const { environment, identity } = useShop()
  const [properties, setProperties] = useState(() => storedAppProperties(environment))
  const receive = (params: Readonly<Record<string, unknown>>) => {
    const read = readAppProperties(params)
    storeAppProperties(environment, read)
    setProperties(read)
    identity.refresh()
  }
  return { properties, receive }
}

interface Help {
  readonly isShown: boolean
  readonly press: () => void
}

/** Decides about the help button by what the app says of itself and whether its bars have one at this page. */
type UseHelp = (app: { readonly releaseVersion: string | undefined; readonly isSupportedPage: boolean }) => Help

const useHelpButton = (bridge: Bridge, { page, version }: BarFacts, useHelp: UseHelp): Help => {
  const help = useHelp({ releaseVersion: version, isSupportedPage: barLayouts[page.bar].hasChat })
  useEffect(() => {
    const hide = () => bridge.send({ type: 'chatButton', visible: false })
    bridge.show({ type: 'chatButton', visible: help.isShown })
    window.addEventListener('pagehide', hide)
    return () => window.removeEventListener('pagehide', hide)
  }, [bridge, help.isShown])
  return help
}

/** A document that Back restores as it was left finds the bars of the one that followed it. */
const useRestoredBars = (bridge: Bridge) =>
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) bridge.showAgain()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [bridge])

const none: FlagValues = {}

const watchTitle = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/** The title without the shop's name behind it. */
const pageTitle = () => document.title.replace(/ \| [^|]*$/, '')

const useBarFacts = (properties: AppProperties, pageAt: PageAt): BarFacts => {
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

/** Speaks with the carrier's app around the page. Where no app listens, nothing happens. */
export const AppShell = ({ pageAt, useHelp }: { pageAt: PageAt; useHelp: UseHelp }) => {
  const bridge = useMemo(() => createBridge(window as Window & BridgeWindow), [])
  const { properties, receive } = useAppProperties()
  const facts = useBarFacts(properties, pageAt)
  const help = useHelpButton(bridge, facts, useHelp)
  useAppActions({ bridge, facts, receive, help: help.press })
  useRestoredBars(bridge)
  // The answer may come at once, so it is asked for once someone listens.
  useEffect(() => bridge.send({ type: 'getWebParams' }), [bridge])
  useEffect(() => {
    for (const message of describeBars(facts)) bridge.show(message)
  }, [bridge, facts])
  useEffect(() => {
    document.documentElement.dataset['app'] = ''
  }, [])
  return null
}
