import { useIdentity } from '@soe/shop-platform'

/** How many items the carrier's cookies say are in the cart. */
export const useCartCount = (): number => useIdentity().cartCount
