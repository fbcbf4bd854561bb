import { Analytics } from '@soe/shop-analytics/analytics'
import { SessionGuard } from '@soe/shop-account/session-guard'
import { appMarker, isNativeApp } from '@soe/rules'
import { prepared, useIdentity, useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { brand } from '../brand'

const appShell = prepared(async () => (await import('@soe/shop-app/app-shell')).AppShell)
const smartBanner = prepared(async () => (await import('@soe/shop-app/smart-banner')).SmartBanner)

/** What watches and accompanies a visit; nothing of it is in a page. */
export const IdleParts = () => {
  const { userAgent } = useShop().environment
  const { loggedIn } = useIdentity()
  return (
    <>
      <SessionGuard />
      <Analytics />
      <Suspense>
        {isNativeApp({ userAgent, appMarker }) ? (
          <appShell.Component />
        ) : (
          loggedIn && <smartBanner.Component brand={brand.name} />
        )}
      </Suspense>
    </>
  )
}
