import { defineRoute } from '../define-route'

export const subscribe = defineRoute({
  key: 'wishlist.subscribe',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/notify-me',
  },
  queue: 'wishlist',
  makesStale: ['wishlist.retrieveWishlist', 'catalogue.getProduct'],
  success: [{ at: 'statusCode', values: ['1'] }],
})
