import type { BridgeWindow } from '@soe/contracts/app-bridge'
import { useShop } from '@soe/shop-platform'
import { useEffect, useMemo, useState } from 'react'
import { describeBars } from './bar/describe-bars'
import { createBridge } from './bridge/create-bridge'
import { readAppProperties, storeAppProperties, storedAppProperties } from './properties/app-properties'
import { useAppActions } from './use-app-actions'
import { useBarFacts } from './use-bar-facts'

/** Asks the app who it is; its answer may come late, and again. */
const useAppProperties = (bridge: ReturnType<typeof createBridge>) => {
  const { environment, identity } = useShop()
  const [properties, setProperties] = useState(() => storedAppProperties(environment))
  const receive = (params: Readonly<Record<string, unknown>>) => {
    const read = readAppProperties(params)
    storeAppProperties(environment, read)
    setProperties(read)
    identity.refresh()
  }
  useEffect(() => bridge.send({ type: 'getWebParams' }), [bridge])
  return { properties, receive }
}

/** Speaks with the carrier's app around the page. Where no app listens, nothing happens. */
export const AppShell = () => {
  const bridge = useMemo(() => createBridge(window as Window & BridgeWindow), [])
  const { properties, receive } = useAppProperties(bridge)
  const facts = useBarFacts(properties)
  useAppActions({ bridge, facts, receive })
  useEffect(() => {
    for (const message of describeBars(facts)) bridge.show(message)
  }, [bridge, facts])
  useEffect(() => {
    document.documentElement.dataset['app'] = ''
  }, [])
  return null
}
