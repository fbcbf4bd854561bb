import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import type { PageName } from '@soe/shop-platform'

const shopPage = (audience: Audience): PageName => {
  if (isPrepay(audience)) return 'smartphones/prepaid'
  return isSignedIn(audience) ? 'shop' : 'smartphones/'
}

/** Where a button of the empty-cart block goes; an unknown target shows all products. */
export const emptyCartPage = (target: string, audience: Audience): PageName => {
  if (target === 'shop') return shopPage(audience)
  return target === 'wishlist' ? 'Favorites' : 'products/allproducts'
}
