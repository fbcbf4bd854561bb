import { defineRoute } from '../define-route'
import { wishlistReads } from './wishlist-reads'

export const removeWishlist = defineRoute({
  key: 'wishlist.removeWishlist',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-wishlist',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/remove-wishlist',
  },
  adds: ['owner'],
  makesStale: wishlistReads,
  queue: 'wishlist',
  success: [{ at: 'statusCode', values: ['1'] }],
})
