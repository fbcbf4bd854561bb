import { useShop } from '@soe/shop-platform'
import { createElement, Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import { lazyPage } from './fetch-page'
import { Hydrated } from './hydrated'
import { KeptPage } from './kept-page'
import { matchAddress, matchPage } from './match-page'
import { notFoundPage, pages } from './pages'
import { PageSkeleton } from './shell/page-skeleton'
import { HasPageContext } from './shell/has-page'
import { Shell } from './shell/shell'

const keptPages = pages.filter(({ keptBehind }) => keptBehind)

/** The page at the address, unless it is one that stays alive. */
const PageInView = () => {
  const { page, path } = matchAddress(useLocation()[0])
  if (page.keptBehind) return null
  return createElement(lazyPage(page), { key: path })
}

const hasPage = (path: string) => matchPage(path) !== notFoundPage

export interface AppProps {
  /** The address to draw, where there is no browser to ask. */
  address?: { pathname: string; search: string }
}

export const App = ({ address }: AppProps) => {
  const { base } = useShop()
  return (
    <Router base={base} {...(address && { ssrPath: address.pathname, ssrSearch: address.search })}>
      <HasPageContext value={hasPage}>
        <Shell>
          <Suspense fallback={<PageSkeleton />}>
            {keptPages.map((page) => (
              <KeptPage key={page.file} page={page} />
            ))}
            <PageInView />
            <Hydrated />
          </Suspense>
        </Shell>
      </HasPageContext>
    </Router>
  )
}
