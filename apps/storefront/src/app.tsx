import { useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import type { AppRootProps } from './app-root'
import { lazyPage } from './fetch-page'
import { Hydrated } from './hydrated'
import { notFoundPage, pages } from './pages'
import { PageSkeleton } from './shell/page-skeleton'
import { Shell } from './shell/shell'

const routes = pages.flatMap((page) => {
  const component = lazyPage(page)
  return page.paths.map((path) => <Route key={path} path={path} component={component} />)
})

export const App = ({ address }: Pick<AppRootProps, 'address'>) => {
  const { base } = useShop()
  return (
    <Router base={base} {...(address && { ssrPath: address.pathname, ssrSearch: address.search })}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
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
