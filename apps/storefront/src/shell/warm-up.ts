import { loadFlags, watchNetwork, type Shop } from '@soe/shop-platform'
import { loadMenu } from './header'
import { loadLockNotice } from './lock-banner'
import { loadNoticeList } from './notices'
import { loadPageRecovery } from './page-failure'

const loadParts = [loadNoticeList, loadLockNotice, loadMenu, loadPageRecovery]

const warmClient = async ({ client }: Shop) => (await client.load()).loadReactions()

/** Fetches what must be drawn without a network, and minds the network from then on. Returns a function that stops. */
export const warmUp = (shop: Shop): (() => void) => {
  void Promise.allSettled([warmClient(shop), loadFlags(shop), ...loadParts.map((load) => load())])
  return watchNetwork(shop)
}
