import type { Shop } from '@soe/shop-platform'
import { prefetchNext } from './prefetch-next'

const navigations = ['pushState', 'replaceState', 'popstate'] as const

/** Prefetches for the page in view, and for every page that the shopper goes on to. */
export const prefetchAlong = (window: Window, shop: Shop, prefetch = prefetchNext): void => {
  let shown: string | undefined
  let stop = () => undefined as void
  const look = () => {
    const path = window.location.pathname.slice(shop.base.length)
    if (path === shown) return
    shown = path
    stop()
    stop = prefetch(shop, path)
  }
  look()
  for (const navigation of navigations) window.addEventListener(navigation, look)
}
