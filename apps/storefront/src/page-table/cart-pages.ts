import { named, type Page } from './page'
import { sales } from './sales-paths'

export const cartPages: readonly Page[] = [
  {
    paths: sales('purchase', 'expresscart', 'prospectCheckout', 'cart'),
    file: 'cart-page',
    load: named('Page', () => import('../pages/cart-page')),
  },
  {
    paths: sales('purchase', 'accessoryInterstitial'),
    file: 'accessory-interstitial-page',
    load: named('Page', () => import('../pages/accessory-interstitial-page')),
  },
  {
    paths: sales('wishlist', 'Favorites'),
    file: 'favorites-page',
    load: named('Page', () => import('../pages/favorites-page')),
  },
  {
    paths: sales('purchase', 'cartLocked'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page')),
    isDrawn: true,
  },
  {
    paths: sales('purchase', 'cartLocked/chatRep'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page'), { isChat: true }),
    isDrawn: true,
  },
  {
    paths: sales('purchase', 'error/genericError', 'error'),
    file: 'error-page',
    load: named('Page', () => import('../pages/error-page')),
    isDrawn: true,
  },
]
