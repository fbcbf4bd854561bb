import { isPrepay, isSignedIn, type Audience } from '../identity/audience'
import { buildPagePath } from './build-page-path'

const emptyCartPages = ['expresscheckout', 'expresscart', 'orderreview'] as const

/** Whether the empty-cart block may appear on this address. */
export const isEmptyCartPage = (url: string): boolean => emptyCartPages.some((page) => url.toLowerCase().includes(page))

function shopPath(audience: Audience): string {
  if (isPrepay(audience)) return '/smartphones/prepaid'
  return isSignedIn(audience) ? buildPagePath('shop', { audience }) : '/smartphones/'
}

/** Where a button of the empty-cart block goes; an unknown target shows all products. */
export function emptyCartShopPath(target: string, audience: Audience): string {
  if (target === 'shop') return shopPath(audience)
  return target === 'wishlist' ? buildPagePath('Favorites') : '/products/allproducts/'
}
