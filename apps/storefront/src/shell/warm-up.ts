import { loadFlags, watchNetwork, type Shop } from '@soe/shop-platform'
import { MenuDialog } from './header'
import { lockNotice } from './lock-banner'
import { noticeList } from './notices'
import { pageRecovery } from './page-failure'

const parts = [noticeList, lockNotice, MenuDialog, pageRecovery]

/** Fetches what must be drawn without a network, and minds the network from then on. */
export const warmUp = async (shop: Shop): Promise<void> => {
  watchNetwork(shop)
  await Promise.allSettled([shop.client.load(), loadFlags(shop), ...parts.map(({ prepare }) => prepare())])
}
