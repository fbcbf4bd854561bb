import { getFeatureFlags } from '@soe/contracts/routes'
import { recoverChunk, useShop, type FlagValues, type Shop } from '@soe/shop-platform'
import { lazy, Suspense, type ReactNode } from 'react'
import { Region } from './region'
import { RegionFailure } from './region-failure'

export const loadPageRecovery = () => import('./page-recovery')
const PageRecovery = lazy(async () => ({ default: (await loadPageRecovery()).PageRecovery }))

/** The flags are read when idle; until then a page reloads. */
const mayReload = ({ queryClient }: Shop) =>
  queryClient
    .getQueriesData<{ featureFlags: FlagValues }>({ queryKey: [getFeatureFlags.key] })
    .every(([, data]) => data?.featureFlags['chunkErrorRedirectFFlag'] !== false)

/** Shows a way on when a page fails to render. A missing chunk reloads the page, once; without a network it waits. */
export const PageFailure = ({ path, children }: { path: string; children: ReactNode }) => {
  const shop = useShop()
  return (
    <Region
      path={path}
      recover={(error) => recoverChunk(shop.environment, error, mayReload(shop))}
      fallback={(recovery) => (
        <Region fallback={() => <RegionFailure />}>
          <Suspense>
            <PageRecovery recovery={recovery} />
          </Suspense>
        </Region>
      )}
    >
      {children}
    </Region>
  )
}
