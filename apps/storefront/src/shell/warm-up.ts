import { loadFlags, watchNetwork, type Shop } from '@soe/shop-platform'
import { MenuDialog } from './header'
import { LockNotice } from './lock-banner'
import { NoticeList } from './notices'
import { PageRecovery } from './page-failure'

const parts = [NoticeList, LockNotice, MenuDialog, PageRecovery]

/** Fetches what must be drawn without a network, and minds the network from then on. */
export const warmUp = async (shop: Shop): Promise<void> => {
  watchNetwork(shop)
  await Promise.allSettled([shop.client.load(), loadFlags(shop), ...parts.map(({ prepare }) => prepare())])
}
