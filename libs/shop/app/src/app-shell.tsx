import type { BridgeWindow } from '@soe/contracts/app-bridge'
import { useShop, type PageAt } from '@soe/shop-platform'
import { useEffect, useMemo, useState } from 'react'
import { describeBars, type BarFacts } from './bar/describe-bars'
import { barLayouts } from './bar/bar-layouts'
import { createBridge, type Bridge } from './bridge/create-bridge'
import { readAppProperties, storeAppProperties, storedAppProperties } from './properties/app-properties'
import { useAppActions } from './use-app-actions'
import { useBarFacts } from './use-bar-facts'

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
