import type { Oracle } from '@soe/simulator-client/playwright'
import { askAxe } from './ask-axe'
import { askBombadil } from './ask-bombadil'
import { crawl } from './crawl'

/** Other tools that are asked in the cells of the benchmark, in this order: each leaves the page to the next. */
export const judges: readonly Oracle[] = [
  { name: 'playwright', ask: ({ hasStopped }) => (hasStopped ? 'The test of the journey fails.' : undefined) },
  { name: 'axe-core', ask: askAxe },
  { name: 'crawler', ask: crawl },
  { name: 'bombadil', ask: askBombadil },
]
