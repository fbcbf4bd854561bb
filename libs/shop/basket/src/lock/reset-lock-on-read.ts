import { getCheckoutDetails } from '@soe/contracts/routes'
import { failureTexts, type Shop } from '@soe/shop-platform'
import type { LockStore } from './lock-store'

/**
 * A cart that another channel holds can't be read, so a cart that is read is free, and what the lock has refused can be
 * done again. Fetched with the reactions to failures.
 */
export const resetLockOnRead = (
  lock: LockStore,
  { queryClient, notices, language }: Pick<Shop, 'queryClient' | 'notices' | 'language'>,
): void => {
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true
    if (!isRead || event.query.queryKey[0] !== getCheckoutDetails.key) return
    const wasLocked = lock.get().locked
    lock.reset()
    if (wasLocked)
      notices.show({
        type: 'warning',
        topic: 'cart-lock',
        text: failureTexts(language).freeAgain,
        sticky: true,
        quiet: true,
      })
  })
}
