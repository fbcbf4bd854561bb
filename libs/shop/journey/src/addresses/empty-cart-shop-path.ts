import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { buildPagePath } from './build-page-path'

const shopPath = (audience: Audience): string => {
  if (isPrepay(audience)) return '/smartphones/prepaid'
  return isSignedIn(audience) ? buildPagePath('shop', { audience }) : '/smartphones/'
}

/** Where a button of the empty-cart block goes; an unknown target shows all products. */
export const emptyCartShopPath = (target: string, audience: Audience): string => {
  if (target === 'shop') return shopPath(audience)
  return target === 'wishlist' ? buildPagePath('Favorites') : '/products/allproducts/'
}
