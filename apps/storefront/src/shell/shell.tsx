import { Region, recoverChunk, useShop, useTexts, optionalPart, usePreparedWhenIdle } from '@soe/shop-platform'
import { LiveRegion, PageWidth, SkipLink } from '@soe/ui'
import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'wouter'
import { BackLink } from './back-link'
import { Footer } from './footer'
import { Header } from './header'
import { LockBanner } from './lock-banner'
import { Notices } from './notices'
import { mayReload, PageFailure } from './page-failure'
import { PageNotices } from './page-notices'
import { RegionFailure } from './region-failure'
import styles from './shell.module.css'
import { shellTexts } from './shell-texts'
import { usePageChange } from './use-page-change'
import { useIsIdle } from '../use-is-idle'

/** Once the page has loaded and the browser has nothing to do, prepares for what may come. */
const useWarmUp = (): void => {
  const shop = useShop()
  usePreparedWhenIdle(useCallback(() => import('../idle/idle.moment').then((module) => module.warmUp(shop)), [shop]))
}

const SlowPage = optionalPart(() => import('../idle/idle.moment').then((module) => module.SlowPage))

/** Shows on every page that waits for long. */
const SlowBanner = ({ path }: { path: string }) => useIsIdle() && <SlowPage key={path} />

/** Header, notices and footer around every page; `idle` is what follows the page once the browser has time. */
export const Shell = ({ children, idle }: { children: ReactNode; idle: ReactNode }) => {
  const texts = useTexts(shellTexts)
  const shop = useShop()
  const [path] = useLocation()
  usePageChange()
  useWarmUp()
  return (
    <div className={styles.shell}>
      <SkipLink to="content">{texts.skip}</SkipLink>
      <Region path={path} fallback={() => <RegionFailure />}>
        <Header />
      </Region>
      <Notices />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageWidth>
          <PageNotices />
          <BackLink />
          <LockBanner />
          <SlowBanner path={path} />
          <PageFailure path={path}>{children}</PageFailure>
        </PageWidth>
      </main>
      <Region
        path={path}
        recover={(error) => recoverChunk(shop.environment, error, mayReload(shop))}
        fallback={() => null}
      >
        {idle}
      </Region>
      <Region path={path} fallback={() => <RegionFailure />}>
        <Footer />
      </Region>
      <LiveRegion />
    </div>
  )
}
