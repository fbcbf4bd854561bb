import type { CheckoutDetails } from '@soe/contracts'
import { paddedAccount } from '@soe/rules'
import type { Shop } from '@soe/shop-platform'
import { knownCart } from './known-cart'

interface OwnerCall {
  readonly data: object
}

/** The number that stands for the customer: the first of the cart that is theirs already. */
const ownNumber = ({ cart: { lineDetails } }: CheckoutDetails): string | undefined =>
  Object.values(lineDetails.lineInfo).find(({ numberChoice }) => numberChoice === 'existing')?.mobileNumber

/** A call of the wishlist with the customer's account and number, as far as the cart has shown them. */
export const withOwner = <Body extends OwnerCall>(shop: Shop, body: Body): Body => {
  const known = knownCart(shop)
  const account = known?.cart.cartHeader.fullAccountNumber
  const mtn = known && ownNumber(known)
  return {
    ...body,
    data: { ...(account && { account: paddedAccount(account) }), ...(mtn !== undefined && { mtn }), ...body.data },
  }
}
