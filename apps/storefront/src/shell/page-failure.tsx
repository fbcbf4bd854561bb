import type { OperationKey } from '@soe/contracts'
import { optionalPart, recoverChunk, Region, useShop, type FlagValues, type Shop } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { RegionFailure } from './region-failure'

export const PageRecovery = optionalPart(
  () => import('../idle/idle.moment').then((module) => module.PageRecovery),
  'now',
  RegionFailure,
)

const flagsKey: OperationKey = 'content.getFeatureFlags'

/** The flags are read when idle; until then a page reloads. */
export const mayReload = ({ queryClient }: Shop) =>
  queryClient
    .getQueriesData<{ featureFlags: FlagValues }>({ queryKey: [flagsKey] })
    .every(([, data]) => data?.featureFlags['chunkErrorRedirectFFlag'] !== false)

/** Shows a way on when a page fails to render. A missing chunk reloads the page, once; without a network it waits. */
export const PageFailure = ({ path, children }: { path: string; children: ReactNode }) => {
  const shop = useShop()
  return (
    <Region
      path={path}
      recover={(error) => recoverChunk(shop.environment, error, mayReload(shop))}
      fallback={(recovery) => <PageRecovery recovery={recovery} />}
    >
      {children}
    </Region>
  )
}
