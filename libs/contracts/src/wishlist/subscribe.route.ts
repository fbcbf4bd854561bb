import { defineRoute } from '../define-route'

export const subscribe = defineRoute({
  key: 'wishlist.subscribe',
  method: 'POST',
  kind: 'change',
  paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/notify-me' },
  makesStale: ['wishlist.retrieveWishlist', 'catalogue.getProduct', 'catalogue.listProducts'],
  queue: 'wishlist',
  success: [{ at: 'statusCode', values: ['1'] }],
})
