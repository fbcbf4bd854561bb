import { delays, loadFlags, type Shop } from '@soe/shop-platform'

/** The carrier's delay before a locked cart is left, unless a flag takes it away. */
export const waitForLock = async (shop: Shop): Promise<void> => {
  const { removeDelayForPerf } = await loadFlags(shop)
  if (removeDelayForPerf !== true) await shop.environment.wait(delays.cartLockEmptyCart)
}
