import { defineRoute } from '../define-route'

export const removeWishlist = defineRoute({
  key: 'wishlist.removeWishlist',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-wishlist',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/remove-wishlist',
  },
  queue: 'wishlist',
  makesStale: ['wishlist.retrieveWishlist'],
  success: [{ at: 'statusCode', values: ['1'] }],
})
