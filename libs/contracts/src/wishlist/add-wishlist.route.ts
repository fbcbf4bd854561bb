import { defineRoute } from '../define-route'

export const addWishlist = defineRoute({
  key: 'wishlist.addWishlist',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/add-wishlist',
  },
  queue: 'wishlist',
  makesStale: ['wishlist.retrieveWishlist'],
  success: [{ at: 'statusCode', values: ['1'] }],
})
