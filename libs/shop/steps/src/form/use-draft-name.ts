import type { CheckoutDetails } from '@soe/contracts'
import { useIdentity } from '@soe/shop-platform'

/** Ties a customer's draft to the account's cart, so that nobody else gets it; a guest's outlives the cart. */
export const useDraftName = (form: string, { cart }: CheckoutDetails): string => {
  const { audience, loggedIn } = useIdentity()
  return `${form}.${loggedIn ? cart.cartId : audience}`
}
