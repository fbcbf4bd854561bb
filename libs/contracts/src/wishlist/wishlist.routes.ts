import type { AreaRoutes } from '../route'
import { addWishlist } from './add-wishlist.route'
import { getSeoDetails } from './get-seo-details.route'
import { removeWishlist } from './remove-wishlist.route'
import { retrieveFavorites } from './retrieve-favorites.route'
import { retrieveWishlist } from './retrieve-wishlist.route'
import { subscribe } from './subscribe.route'
import { subscribeByEmail } from './subscribe-by-email.route'
import { unsubscribe } from './unsubscribe.route'

export {
  retrieveWishlist,
  retrieveFavorites,
  addWishlist,
  removeWishlist,
  getSeoDetails,
  subscribe,
  unsubscribe,
  subscribeByEmail,
}

export const wishlistRoutes = {
  retrieveWishlist: {
    route: retrieveWishlist,
    provenance: {
      'signed-in': { E033: 'given', E040: 'chosen' },
      prospect: { E033: 'derived', E040: 'chosen' },
    },
    aliases: { '/soe/digital/browseservice/wishlist/retrieve-wishlist': { E033: 'given' } },
  },
  retrieveFavorites: {
    route: retrieveFavorites,
    provenance: { 'signed-in': { E034: 'given' } },
    aliases: { '/soe/digital/browseservice/wishlist/retrieve-favorites': { E034: 'given' } },
  },
  addWishlist: {
    route: addWishlist,
    provenance: { 'signed-in': { E035: 'given' } },
    aliases: { '/soe/digital/browseservice/wishlist/add-wishlist': { E035: 'given' } },
  },
  removeWishlist: {
    route: removeWishlist,
    provenance: { 'signed-in': { E036: 'given' }, prospect: { E036: 'derived' } },
    aliases: { '/soe/digital/browseservice/wishlist/remove-wishlist': { E036: 'given' } },
  },
  getSeoDetails: {
    route: getSeoDetails,
    provenance: { 'signed-in': { E037: 'given' }, prospect: { E037: 'derived' } },
    aliases: { '/soe/digital/browseservice/wishlist/getSeoDetails': { E037: 'given' } },
  },
  subscribe: {
    route: subscribe,
    provenance: { 'signed-in': { E038: 'chosen' } },
    aliases: { '/soe/digital/browseservice/wishlist/notify-me': {} },
  },
  unsubscribe: {
    route: unsubscribe,
    provenance: { 'signed-in': { E039: 'chosen' } },
    aliases: { '/soe/digital/browseservice/wishlist/remove-notify-me': {} },
  },
  subscribeByEmail: { route: subscribeByEmail, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes
