import type { CartView, ProtectionFeature } from '@soe/contracts'

export type HomePage = 'HDP' | 'HDA'

export interface HomeFeature {
  name: string
  description: string
  enabled: boolean
  existInAccount: boolean
  notInAccount: boolean
  inCart: boolean
  sorId: string
  price: number
  featureType: ProtectionFeature['featureType']
  mtn: string | undefined
  intendType: string
}

const isEligible = ({ cartHeader }: CartView, page: HomePage): boolean =>
  (page === 'HDP' ? cartHeader.isVzPhEligible : cartHeader.isVzHdaEligible) ?? false

/** The lookup is for what may be added, or is in the cart and may leave it. */
export const looksUpHome = (cart: CartView, page: HomePage): boolean =>
  isEligible(cart, page) || (cart.orderDetails.accountFeatures ?? []).length > 0

export const readHomeFeature = (
  cart: CartView,
  page: HomePage,
  features: readonly ProtectionFeature[],
): HomeFeature | undefined => {
  const found = features.find(({ family }) => family === 'VZPROTECT_HOME')
  if (!found) return undefined
  const inCart = (cart.orderDetails.accountFeatures ?? []).some(({ sorId }) => sorId === found.sorId)
  return {
    name: found.displayName,
    description: found.description,
    enabled: isEligible(cart, page) || inCart,
    existInAccount: found.inAccount,
    notInAccount: !found.inAccount,
    inCart,
    sorId: found.sorId,
    price: found.price.discountedPrice,
    featureType: found.featureType,
    mtn: cart.lineDetails.allLines[0],
    intendType: cart.intendType,
  }
}
