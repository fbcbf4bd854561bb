import { takenOverMark, useShop } from '@soe/shop-platform'
import { createElement, Suspense, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { IdleMount } from './idle/idle-mount'
import { KeptPage } from './kept-page'
import { cataloguePages } from './pages/catalogue-pages'
import { lazyPage } from './pages/lazy-page'
import { matchShown } from './pages/match-page'
import { PageSkeleton } from './shell/page-skeleton'
import { Shell } from './shell/shell'

const keptPages = cataloguePages.filter(({ keptBehind }) => keptBehind)

/** The page at the address, unless it is one that stays alive. */
const PageInView = () => {
  const { page, name } = matchShown(useLocation()[0])
  if (page.keptBehind) return null
  return createElement(lazyPage(page), { key: name ?? page.file })
}

export interface AppProps {
  /** The address of the first render: the shopper may have gone on before a part of the page hydrates. */
  address: { pathname: string; search: string }
}

/** Ends the first render, which shows what the server has drawn: from here on the browser's own cookies count. */
const Hydrated = () => {
  const { identity } = useShop()
  useEffect(() => {
    performance.mark(takenOverMark)
    identity.refresh()
  }, [identity])
  return null
}

export const App = ({ address }: AppProps) => {
  const { base } = useShop()
  return (
    <Router base={base} ssrPath={address.pathname} ssrSearch={address.search}>
      <Shell idle={<IdleMount />}>
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
