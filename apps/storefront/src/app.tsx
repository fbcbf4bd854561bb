import { useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { AppRootProps } from './app-root'
import { lazyPage } from './fetch-page'
import { Hydrated } from './hydrated'
import { KeptPage } from './kept-page'
import { notFoundPage, pages } from './pages'
import { PageSkeleton } from './shell/page-skeleton'
import { Shell } from './shell/shell'

const keptPages = pages.filter(({ keptBehind }) => keptBehind)

const Nothing = () => null

const routes = pages.flatMap((page) => {
  const component = page.keptBehind ? Nothing : lazyPage(page)
  return page.paths.map((path) => <Route key={path} path={path} component={component} />)
})

export const App = ({ address }: Pick<AppRootProps, 'address'>) => {
  const { base } = useShop()
  return (
    <Router base={base} {...(address && { ssrPath: address.pathname, ssrSearch: address.search })}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          {keptPages.map((page) => (
            <KeptPage key={page.file} page={page} />
          ))}
          <Switch>
            {routes}
            <Route component={lazyPage(notFoundPage)} />
          </Switch>
          <Hydrated />
        </Suspense>
      </Shell>
    </Router>
  )
}
