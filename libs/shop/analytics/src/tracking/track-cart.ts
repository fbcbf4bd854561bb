import { readDL } from '@soe/contracts/routes'
import { delays, readQuery, type Shop } from '@soe/shop-platform'
import { addedItems } from '../events/added-items'
import type { AddedItem } from '../events/page-event'
import type { Tracker } from './create-tracker'

/** What was added as the carrier's data layer describes it, or as the call did where that can't be read. */
const describeItems = async (shop: Shop, added: readonly AddedItem[]): Promise<readonly AddedItem[]> => {
  // Through the cache, so that a cart that is lost is handled as anywhere.
  const read = { ...readQuery(shop, readDL, { body: {} }), staleTime: 0, meta: { silent: true } }
  const items = await shop.queryClient.fetchQuery(read).then(
    ({ dataLayer }) => dataLayer.cart.items,
    () => [],
  )
  const skus = new Set(added.map(({ sku }) => sku))
  const described = items.filter(({ sku }) => skus.has(sku))
  return described.length > 0 ? described : added
}

/** What comes into the cart is told of the page on which it did, once the carrier's data layer describes it. */
export const trackCart = (shop: Shop, tracker: Tracker): (() => void) =>
  shop.queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    const added = addedItems(mutation.options.mutationKey?.[0], mutation.state.variables)
    if (added.length === 0) return
    const { page } = tracker.here()
    const report = async () => {
      await shop.environment.wait(delays.addToCartAnalytics)
      tracker.send({ event: 'addToCart', page, items: await describeItems(shop, added) })
    }
    void report().catch(() => undefined)
  })
