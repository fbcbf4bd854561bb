import type { Shop } from '@soe/shop-platform'
import { prefetchAlong } from './prefetch/prefetch-along'
import { watchRestoredPage } from './restored-page'

/** What waits until the first page has loaded and the browser has nothing to do. */
export const onceIdle = (window: Window, shop: Shop) => {
  watchRestoredPage(window, shop)
  prefetchAlong(window, shop)
}
