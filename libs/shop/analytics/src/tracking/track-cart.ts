import { readDL } from '@soe/contracts/routes'
import { delays, readQuery, type Shop } from '@soe/shop-platform'
import type { CartItem } from '../events/page-event'
import type { Tracker } from './create-tracker'

const adding: ReadonlySet<unknown> = new Set(['cart.addDevice', 'cart.addAccessories'])

/** The items that the call has named; all of them where it names none. */
const itemsOf = (items: readonly CartItem[], variables: unknown): readonly CartItem[] => {
  const named = JSON.stringify(variables ?? {})
  const added = items.filter(({ sku }) => named.includes(JSON.stringify(sku)))
  return added.length > 0 ? added : items
}

/** Once something is in the cart, the carrier's data layer describes it. */
export const trackCart = (shop: Shop, tracker: Tracker): (() => void) =>
  shop.queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    if (!adding.has(mutation.options.mutationKey?.[0])) return
    const { variables } = mutation.state
    const report = async () => {
      await shop.environment.wait(delays.addToCartAnalytics)
      // Through the cache, so that a cart that is lost is handled as anywhere.
      const read = { ...readQuery(shop, readDL, { body: {} }), staleTime: 0, meta: { silent: true } }
      const { dataLayer } = await shop.queryClient.fetchQuery(read)
      tracker.send((page) => ({ event: 'addToCart', page, items: itemsOf(dataLayer.cart.items, variables) }))
    }
    void report().catch(() => undefined)
  })
