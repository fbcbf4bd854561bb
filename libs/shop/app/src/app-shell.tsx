import type { BridgeWindow } from '@soe/contracts/app-bridge'
import { useShop } from '@soe/shop-platform'
import { useEffect, useMemo, useState } from 'react'
import { describeBars, type BarFacts } from './bar/describe-bars'
import { hasHelpButton, helpButtonDelay } from './bar/help-button'
import { createBridge, type Bridge } from './bridge/create-bridge'
import { readAppProperties, storeAppProperties, storedAppProperties } from './properties/app-properties'
import { useAppActions } from './use-app-actions'
import { useBarFacts } from './use-bar-facts'

/** What the app has said of itself; it may say it late, and again. */
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

/** The app's help button comes a little after each page, and goes with it. */
const useHelpButton = (bridge: Bridge, { path, flags, version }: BarFacts) =>
  useEffect(() => {
    const hide = () => bridge.show({ type: 'chatButton', visible: false })
    const show = () => bridge.show({ type: 'chatButton', visible: hasHelpButton(path, flags, version) })
    const waiting = setTimeout(show, helpButtonDelay(flags))
    window.addEventListener('pagehide', hide)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('pagehide', hide)
      hide()
    }
  }, [bridge, path, flags, version])

interface AppShellProps {
  /** The app's help button was pressed. */
  onHelp: () => void
}

/** Speaks with the carrier's app around the page. Where no app listens, nothing happens. */
export const AppShell = ({ onHelp }: AppShellProps) => {
  const bridge = useMemo(() => createBridge(window as Window & BridgeWindow), [])
  const { properties, receive } = useAppProperties()
  const facts = useBarFacts(properties)
  useAppActions({ bridge, facts, receive, onHelp })
  // The answer may come at once, so it is asked for once someone listens.
  useEffect(() => bridge.send({ type: 'getWebParams' }), [bridge])
  useHelpButton(bridge, facts)
  useEffect(() => {
    for (const message of describeBars(facts)) bridge.show(message)
  }, [bridge, facts])
  useEffect(() => {
    document.documentElement.dataset['app'] = ''
  }, [])
  return null
}
