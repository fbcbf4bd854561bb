import { defineRoute } from '../define-route'

export const retrieveWishlist = defineRoute({
  key: 'wishlist.retrieveWishlist',
  method: 'POST',
  kind: 'read',
  adds: ['owner'],
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-wishlist',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/retrieve-wishlist',
  },
})
