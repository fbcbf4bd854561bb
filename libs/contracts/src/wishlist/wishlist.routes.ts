import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const retrieveWishlist = defineRoute({
  key: 'wishlist.retrieveWishlist',
  method: 'POST',
  kind: 'read',
  namesOwner: true,
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-wishlist',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/retrieve-wishlist',
  },
})

export const retrieveFavorites = defineRoute({
  key: 'wishlist.retrieveFavorites',
  method: 'POST',
  kind: 'read',
  namesOwner: true,
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-favorites',
  },
})

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

export const getSeoDetails = defineRoute({
  key: 'wishlist.getSeoDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/wishlist/getSeoDetails',
    prospect: '/soe/digital/prospect/browseservice/wishlist/nse/getSeoDetails',
  },
})

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

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const wishlistRoutes = {
  retrieveWishlist: {
    route: retrieveWishlist,
    provenance: {
      'signed-in': { E033: 'given', E040: 'chosen' },
      prospect: { E033: 'derived', E040: 'chosen' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/retrieve-wishlist': { E033: 'given' },
    },
  },
  retrieveFavorites: {
    route: retrieveFavorites,
    provenance: {
      'signed-in': { E034: 'given' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/retrieve-favorites': { E034: 'given' },
    },
  },
  addWishlist: {
    route: addWishlist,
    provenance: {
      'signed-in': { E035: 'given' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/add-wishlist': { E035: 'given' },
    },
  },
  removeWishlist: {
    route: removeWishlist,
    provenance: {
      'signed-in': { E036: 'given' },
      prospect: { E036: 'derived' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/remove-wishlist': { E036: 'given' },
    },
  },
  getSeoDetails: {
    route: getSeoDetails,
    provenance: {
      'signed-in': { E037: 'given' },
      prospect: { E037: 'derived' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/getSeoDetails': { E037: 'given' },
    },
  },
  subscribe: {
    route: subscribe,
    provenance: {
      'signed-in': { E038: 'chosen' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/notify-me': {},
    },
  },
  unsubscribe: {
    route: unsubscribe,
    provenance: {
      'signed-in': { E039: 'chosen' },
    },
    aliases: {
      '/soe/digital/browseservice/wishlist/remove-notify-me': {},
    },
  },
} as const satisfies AreaRoutes
