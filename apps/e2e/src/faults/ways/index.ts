import { cartWays } from './cart-ways'
import { checkoutWays } from './checkout-ways'
import { productWays } from './product-ways'
import { visitWays } from './visit-ways'
import type { Ways } from './way'
import { wishlistWays } from './wishlist-ways'

export {
  addHomeProtection,
  changeQuantity,
  loadCart,
  loadCartAndRemove,
  loadCartTwice,
  meetLock,
  openInterstitial,
} from './cart-ways'
export { addPrepaid, addTwice, addUntilRefused, upgradeFromProduct } from './product-ways'
export type { Way } from './way'
export { likeTwice } from './wishlist-ways'

/** The shortest way to each call that some page of the shop makes. */
export const ways: Ways = { ...productWays, ...cartWays, ...checkoutWays, ...visitWays, ...wishlistWays }
