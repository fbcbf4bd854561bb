import { Analytics } from '@soe/shop-analytics/analytics'
import { SessionGuard } from '@soe/shop-account/session-guard'
import { appMarker, isNativeApp } from '@soe/rules'
import { prepared, useIdentity, useShop } from '@soe/shop-platform'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../brand'
import { prefetchNext } from '../prefetch/prefetch-next'
import { Region } from '../shell/region'

const appParts = prepared(async () => (await import('./app-parts')).AppParts)
const smartBanner = prepared(async () => (await import('@soe/shop-app/smart-banner')).SmartBanner)
const chat = prepared(async () => (await import('@soe/shop-chat/chat')).Chat, 'idle')

/** The code of the page that most likely follows comes some time after each page. */
const usePrefetch = (path: string) => {
  const shop = useShop()
  useEffect(() => prefetchNext(shop, path), [shop, path])
}

/** What watches and accompanies a visit; nothing of it is in a page. What can't be shown is left out until the next page. */
export const IdleParts = () => {
  const { userAgent } = useShop().environment
  const { loggedIn } = useIdentity()
  const [path] = useLocation()
  usePrefetch(path)
  return (
    <>
      <SessionGuard />
      <Analytics />
      <Region path={path} fallback={() => null}>
        <Suspense>
          {isNativeApp({ userAgent, appMarker }) ? (
            <appParts.Component />
          ) : (
            loggedIn && <smartBanner.Component brand={brand.name} />
          )}
        </Suspense>
      </Region>
      <Region path={path} fallback={() => null}>
        <Suspense>
          <chat.Component />
        </Suspense>
      </Region>
    </>
  )
}
