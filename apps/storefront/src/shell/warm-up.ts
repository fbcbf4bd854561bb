import { watchNetwork, type Shop } from '@soe/shop-platform'
import { loadMenu } from './header'
import { loadLockNotice } from './lock-banner'
import { loadNoticeList } from './notices'

/** Fetches what must be drawn without a network, and minds the network from then on. Returns a function that stops. */
export const warmUp = (shop: Shop): (() => void) => {
  void Promise.allSettled([shop.client.load(), loadNoticeList(), loadLockNotice(), loadMenu()])
  return watchNetwork(shop)
}
