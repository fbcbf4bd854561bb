import { defineRoute } from '../define-route'

export const unsubscribe = defineRoute({
  key: 'wishlist.unsubscribe',
  method: 'POST',
  kind: 'change',
  paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-notify-me' },
  makesStale: ['wishlist.retrieveWishlist', 'catalogue.getProduct', 'catalogue.listProducts'],
  queue: 'wishlist',
  success: [{ at: 'statusCode', values: ['1'] }],
})
