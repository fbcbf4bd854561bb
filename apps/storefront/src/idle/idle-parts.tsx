import { Analytics } from '@soe/shop-analytics/analytics'
import { SessionGuard } from '@soe/shop-account/session-guard'
import { appMarker, isNativeApp } from '@soe/rules'
import { brand, delays, isPrepaidPath, optionalPart, useIdentity, useShop } from '@soe/shop-platform'
import { PageWidth, watchLostFocus } from '@soe/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageAt } from '../pages/sales-page'
import { fetchPressed } from '../prefetch/fetch-pressed'
import { prefetchNext } from '../prefetch/prefetch-next'
import { focusHeading } from '../shell/page-arrival'

const AppParts = optionalPart(() => import('./app-parts').then((module) => module.AppParts))
const SmartBanner = optionalPart(() => import('@soe/shop-app/smart-banner').then((module) => module.SmartBanner))
const GridSuggestion = optionalPart(() =>
  import('@soe/shop-recommendations/grid-suggestion').then((module) => module.GridSuggestion),
)
const Chat = optionalPart(() => import('./idle.moment').then((module) => module.Chat), 'idle')

/** A grid suggests devices below it, to prepaid shoppers none. */
const suggestsDevices = (path: string) => pageAt(path).page.file === 'grid-page' && !isPrepaidPath(path)

/** The code of the page that most likely follows comes some time after each page, that of any other when its link is pressed. */
const usePrefetch = (path: string) => {
  const shop = useShop()
  useEffect(() => prefetchNext(shop, path), [shop, path])
  useEffect(() => fetchPressed(shop), [shop])
}

/** What watches and accompanies a visit; nothing of it is in a page. What can't be shown is left out until the next page. */
export const IdleParts = () => {
  const { userAgent } = useShop().environment
  const { loggedIn } = useIdentity()
  const [path] = useLocation()
  usePrefetch(path)
  useEffect(() => watchLostFocus({ focusPage: focusHeading, dialogClose: delays.accessoryModalClose }), [])
  return (
    <>
      <SessionGuard />
      <Analytics pageAt={pageAt} />
      {suggestsDevices(path) && (
        <PageWidth>
          <GridSuggestion key={path} />
        </PageWidth>
      )}
      {isNativeApp({ userAgent, appMarker }) ? (
        <AppParts pageAt={pageAt} />
      ) : (
        loggedIn && <SmartBanner brand={brand.name} />
      )}
      <Chat pageAt={pageAt} />
    </>
  )
}
