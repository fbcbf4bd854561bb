import { loadFlags, watchNetwork, type Shop } from '@soe/shop-platform'
import { MenuDialog } from './header'
import { LockNotice } from './lock-banner'
import { NoticeList } from './notices'
import { PageRecovery } from './page-failure'

const parts = [NoticeList, LockNotice, MenuDialog, PageRecovery]

const loadCompletion = async () => (await import('@soe/shop-basket/create-client')).loadCompletion()

/** Fetches what must be drawn and sent without a network, and minds the network from then on. */
export const warmUp = async (shop: Shop): Promise<void> => {
  watchNetwork(shop)
  const prepared = parts.map(({ prepare }) => prepare())
  await Promise.allSettled([shop.client.load(), loadFlags(shop), loadCompletion(), ...prepared])
}
