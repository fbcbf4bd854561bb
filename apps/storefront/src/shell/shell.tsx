import { useShop, useTexts } from '@soe/shop-platform'
import { LiveRegion, PageWidth, SkipLink } from '@soe/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { BackLink } from './back-link'
import { Footer } from './footer'
import { Header } from './header'
import { LockBanner } from './lock-banner'
import { Notices } from './notices'
import { PageFailure } from './page-failure'
import styles from './shell.module.css'
import { shellTexts } from './shell-texts'
import { usePageChange } from './use-page-change'

/** Header, notices and footer around every page. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const shop = useShop()
  const texts = useTexts(shellTexts)
  const [path] = useLocation()
  usePageChange()
  return (
    <div className={styles.shell}>
      <SkipLink to="content">{texts.skip}</SkipLink>
      <Header />
      <Notices />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageWidth>
          <BackLink />
          <LockBanner />
          <PageFailure shop={shop} path={path}>
            {children}
          </PageFailure>
        </PageWidth>
      </main>
      <Footer />
      <LiveRegion />
    </div>
  )
}
