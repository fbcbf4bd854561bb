import type { CartView } from '@soe/contracts'
import { visitParameter, type Environment } from '@soe/shop-platform'

/** The code of the customer's link that has led to the shop, until the cart has one. */
export const givenReferral = (
  { lineDetails }: Pick<CartView, 'lineDetails'>,
  environment: Pick<Environment, 'location' | 'sessionStorage'>,
): string => {
  const isReferred = lineDetails.couponDetails.some(({ couponType }) => couponType === 'raf')
  return isReferred ? '' : visitParameter(environment, 'mylink').toUpperCase()
}
