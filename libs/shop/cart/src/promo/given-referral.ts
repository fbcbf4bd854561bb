import type { CartView } from '@soe/contracts'
import { visitParameter, type Environment } from '@soe/shop-platform'

export const givenReferral = (
  { lineDetails }: Pick<CartView, 'lineDetails'>,
  environment: Pick<Environment, 'location' | 'sessionStorage'>,
): string => {
  const isReferred = lineDetails.couponDetails.some(({ couponType }) => couponType === 'raf')
  return isReferred ? '' : visitParameter(environment, 'mylink').toUpperCase()
}
