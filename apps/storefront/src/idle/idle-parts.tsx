import { Analytics } from '@soe/shop-analytics/analytics'
import { SessionGuard } from '@soe/shop-account/session-guard'
import { appMarker, isNativeApp } from '@soe/rules'
import { brand, isPrepaidPath, prepared, useIdentity, useShop } from '@soe/shop-platform'
import { PageWidth } from '@soe/ui'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { matchPage } from '../page-table/match-page'
import { prefetchNext } from '../prefetch/prefetch-next'
import { Region } from '../shell/region'

const appParts = prepared(() => import('./app-parts').then((each) => each.AppParts))
const smartBanner = prepared(() => import('@soe/shop-app/smart-banner').then((each) => each.SmartBanner))
const suggestedDevices = prepared(() => import('../pages/suggested-devices').then((each) => each.SuggestedDevices))
const chat = prepared(() => import('@soe/shop-chat/chat').then((each) => each.Chat), 'idle')

/** A grid suggests devices below it, to prepaid shoppers none. */
const suggestsDevices = (path: string) => matchPage(path).file === 'grid-page' && !isPrepaidPath(path)

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
      {suggestsDevices(path) && (
        <Region path={path} fallback={() => null}>
          <Suspense>
            <PageWidth>
              <suggestedDevices.Component key={path} />
            </PageWidth>
          </Suspense>
        </Region>
      )}
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
