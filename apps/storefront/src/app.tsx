import { useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import type { AppRootProps } from './app-root'
import { lazyPage } from './fetch-page'
import { Hydrated } from './hydrated'
import { KeptPage } from './kept-page'
import { matchAddress } from './match-page'
import { pages } from './pages'
import { PageSkeleton } from './shell/page-skeleton'
import { Shell } from './shell/shell'

const keptPages = pages.filter(({ keptBehind }) => keptBehind)

/** The page at the address, unless it is one that stays alive. */
const PageInView = () => {
  const { page, path } = matchAddress(useLocation()[0])
  if (page.keptBehind) return null
  const Component = lazyPage(page)
  return <Component key={path} />
}

export const App = ({ address }: Pick<AppRootProps, 'address'>) => {
  const { base } = useShop()
  return (
    <Router base={base} {...(address && { ssrPath: address.pathname, ssrSearch: address.search })}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          {keptPages.map((page) => (
            <KeptPage key={page.file} page={page} />
          ))}
          <PageInView />
          <Hydrated />
        </Suspense>
      </Shell>
    </Router>
  )
}
