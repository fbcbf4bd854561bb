import { defineRoute } from '../define-route'

export const getSeoDetails = defineRoute({
  key: 'wishlist.getSeoDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/getSeoDetails',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/getSeoDetails',
  },
})
