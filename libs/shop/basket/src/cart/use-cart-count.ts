import { useIdentity } from '@soe/shop-platform'

export const useCartCount = (): number => useIdentity().cartCount
