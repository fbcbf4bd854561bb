import { defineRoute } from '../define-route'

export const retrieveFavorites = defineRoute({
  key: 'wishlist.retrieveFavorites',
  method: 'POST',
  kind: 'read',
  adds: ['owner'],
  paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-favorites' },
})
