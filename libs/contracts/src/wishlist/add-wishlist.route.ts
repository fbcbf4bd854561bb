import { defineRoute } from '../define-route'
import { wishlistReads } from './wishlist-reads'

export const addWishlist = defineRoute({
  key: 'wishlist.addWishlist',
  method: 'POST',
  kind: 'change',
  paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/add-wishlist' },
  adds: ['owner'],
  makesStale: wishlistReads,
  queue: 'wishlist',
  success: [{ at: 'statusCode', values: ['1'] }],
})
