import { useShop } from '@soe/shop-platform'
import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { pages } from './pages'
import { Shell } from './shell/shell'
import { PageSkeleton } from './shell/page-skeleton'
import { NotFoundPage } from './pages/not-found-page'

export const App = () => {
  const { base } = useShop()
  return (
    <Router base={base}>
      <Shell>
        <Suspense fallback={<PageSkeleton />}>
          <Switch>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Shell>
    </Router>
  )
}
