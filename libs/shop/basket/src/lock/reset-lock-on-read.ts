import { getCheckoutDetails } from '@soe/contracts/routes'
import type { QueryClient } from '@tanstack/react-query'
import type { LockStore } from './lock-store'

/** A cart that another channel holds can't be read, so a cart that is read is free. Fetched with the reactions to failures. */
export const resetLockOnRead = (lock: LockStore, queryClient: QueryClient): void => {
  queryClient.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true
    if (isRead && event.query.queryKey[0] === getCheckoutDetails.key) lock.reset()
  })
}
