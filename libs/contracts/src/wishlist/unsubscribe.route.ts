import { defineRoute } from '../define-route'

export const unsubscribe = defineRoute({
  key: 'wishlist.unsubscribe',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-notify-me',
  },
  queue: 'wishlist',
  makesStale: ['wishlist.retrieveWishlist', 'catalogue.getProduct'],
  success: [{ at: 'statusCode', values: ['1'] }],
})
