import type { Shop } from '../create-shop'
import { networkTopic } from '../notices/notices'
import { reportOffline } from './report-offline'

/** Reads that failed for the network are read anew; a failed change waits for the shopper. */
const recover = ({ notices, client, queryClient }: Shop) => {
  notices.hideTopic(networkTopic)
  client.loaded()?.restartCalls()
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** A link that loads a document would leave the shop for the browser's own error page. */
const keepPage = (shop: Shop, event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || navigator.onLine) return
  event.preventDefault()
  reportOffline(shop)
}

/** Reports that the network is gone, keeps the page, and goes on when it is back. */
export const watchNetwork = (shop: Shop): void => {
  window.addEventListener('offline', () => reportOffline(shop))
  window.addEventListener('online', () => recover(shop))
  document.addEventListener('click', (event) => keepPage(shop, event))
  for (const navigation of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(navigation, () => shop.client.loaded()?.visit.enter())
  if (!navigator.onLine) reportOffline(shop)
}
