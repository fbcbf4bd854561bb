import { loadFlags, recoverChunk, useShop, useTexts, type Recovery, type Shop } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { useEffect, type ReactNode } from 'react'
import { Region } from './region'
import { shellTexts } from './shell-texts'

/** The page opens as soon as the network is back. */
const useReloadWhenOnline = (isOffline: boolean) => {
  const { environment } = useShop()
  useEffect(() => {
    if (!isOffline) return
    const reload = () => environment.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline, environment])
}

const Failure = ({ recovery }: { recovery: Recovery }) => {
  const texts = useTexts(shellTexts)
  const { environment } = useShop()
  const isOffline = recovery === 'offline'
  useReloadWhenOnline(isOffline)
  const retry = () => {
    if (environment.isOnline?.() !== false) environment.location.reload()
  }
  return (
    <EmptyState
      title={isOffline ? texts.offline : texts.failed}
      actions={<Button onClick={retry}>{texts.reload}</Button>}
    >
      {isOffline ? texts.offlineBody : texts.failedBody}
    </EmptyState>
  )
}

/** Off only where the flag says so. */
const isRedirectOn = (shop: Shop) => async () => (await loadFlags(shop))['chunkErrorRedirectFFlag'] !== false

/** Shows a way on when a page fails to render. A missing chunk reloads the page, once; without a network it waits. */
export const PageFailure = ({ path, children }: { path: string; children: ReactNode }) => {
  const shop = useShop()
  return (
    <Region
      path={path}
      recover={(error) => recoverChunk(shop.environment, error, isRedirectOn(shop))}
      fallback={(recovery) => <Failure recovery={recovery} />}
    >
      {children}
    </Region>
  )
}
