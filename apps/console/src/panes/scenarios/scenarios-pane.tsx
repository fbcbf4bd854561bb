import type { WorldOverview } from '@soe/simulator-client'
import { lazy, Suspense } from 'react'
import { Loading } from '../../feedback'

/** Loaded lazily: the editor is heavy, and other panes do without it. */
const ScenariosDesk = lazy(() => import('./scenarios-desk').then(({ ScenariosDesk: desk }) => ({ default: desk })))

export const ScenariosPane = ({ world }: { world: WorldOverview }) => (
  <Suspense fallback={<Loading label="The editor is being loaded" />}>
    <ScenariosDesk world={world} />
  </Suspense>
)
