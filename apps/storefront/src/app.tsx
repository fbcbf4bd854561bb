import { useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { lazyPage } from './fetch-page'
import { pages } from './pages'
import { NotFoundPage } from './pages/not-found-page'
import { PageSkeleton } from './shell/page-skeleton'
import { Shell } from './shell/shell'

const routes = pages.flatMap((page) => {
  const component = lazyPage(page)
  return page.paths.map((path) => <Route key={path} path={path} component={component} />)
})

export const App = () => {
  const { base } = useShop()
  return (
    <Router base={base}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            {routes}
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Shell>
    </Router>
  )
}
