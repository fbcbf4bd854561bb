import type { Preparation } from '../story'

/** The first sku of some products, by their name in the shop. */
const products = {
  'Orbit 12 Pro': { productId: 'dev14000001', sorId: 'ORBIT-12-PRO-KELP-128' },
  'Lumen Fold': { productId: 'dev14000002', sorId: 'LUMEN-FOLD-SAND-256' },
  /** Sold ahead of its day. */
  'Lumen Fold 2': { productId: 'dev14000012', sorId: 'LUMEN-FOLD-2-TIDE-256' },
  /** Sold out. */
  'Orbit Tab 11': { productId: 'dev14000031', sorId: 'ORBIT-TAB-11-FOG-128' },
  'Tern Watch 3': { productId: 'dev14080099', sorId: 'TERN-WATCH-3-BUOY-40-SPORT-BAND' },
  'Slim Case': { productId: 'acc15000012', sorId: 'SLIM-CASE-CHALK' },
} as const

/** Saves products for the customer, in order. */
export const saveProducts =
  (...names: readonly (keyof typeof products)[]): Preparation =>
  async (world) => {
    for (const name of names)
      await world.call('wishlist.addWishlist', {
        body: { data: { action: 'update', favorites: [{ items: [products[name]] }] } },
      })
  }
