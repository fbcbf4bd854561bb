import type { BodyInputOf } from '@soe/contracts'
import type { OperationClient } from './create-shopper'

type Item = BodyInputOf<'wishlist.addWishlist'>['data']['favorites'][number]['items'][number]

export const orbitItem = { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128' }
export const otherOrbitItem = { productId: 'dev14000001', sorId: 'ORBIT-12-PRO-KELP-256' }
export const chargerItem = { productId: 'acc15000021', sorId: 'bosun-charger-chalk' }

/** A sku that is out of stock in the catalogue. */
export const soldOutSku = { productId: 'dev14000017', skuId: 'tern-a2-tide-128' }

/** An add; with the id of a list an update. */
export const wishlistBody = (
  items: Item[],
  list: { id?: string; name?: string } = {},
): BodyInputOf<'wishlist.addWishlist'> => ({
  data: { action: list.id ? 'update' : 'add', favorites: [{ ...list, items }] },
})

export const addToWishlist = async (
  shopper: OperationClient,
  items: Item[],
  list: { id?: string; name?: string } = {},
) => (await shopper.call('wishlist.addWishlist', { body: wishlistBody(items, list) })).answer

export const favoritesOf = async (shopper: OperationClient) =>
  (await shopper.call('wishlist.retrieveFavorites', { body: { data: { pageId: 'CART' } } })).answer.favorites

export const wishlistOf = async (shopper: OperationClient, wid?: string) =>
  (await shopper.call('wishlist.retrieveWishlist', { body: { data: { pageId: 'GW' }, ...(wid && { wid }) } })).answer
    .data.wishList
