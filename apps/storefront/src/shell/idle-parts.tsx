import { Analytics } from '@soe/shop-analytics/analytics'
import { SessionGuard } from '@soe/shop-account/session-guard'
import { appMarker, isNativeApp } from '@soe/rules'
import { prepared, useIdentity, useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { brand } from '../brand'
import { Region } from './region'

const appShell = prepared(async () => (await import('./app-with-help')).AppWithHelp)
const smartBanner = prepared(async () => (await import('@soe/shop-app/smart-banner')).SmartBanner)
const chat = prepared(async () => (await import('@soe/shop-chat/chat')).Chat, 'idle')

/** What watches and accompanies a visit; nothing of it is in a page. What can't be shown is left out until the next page. */
export const IdleParts = () => {
  const { userAgent } = useShop().environment
  const { loggedIn } = useIdentity()
  const [path] = useLocation()
  return (
    <>
      <SessionGuard />
      <Analytics />
      <Region path={path} fallback={() => null}>
        <Suspense>
          {isNativeApp({ userAgent, appMarker }) ? (
            <appShell.Component />
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
