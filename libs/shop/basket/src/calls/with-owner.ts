import { paddedAccount } from '@soe/rules'
import type { Shop } from '@soe/shop-platform'
import { knownCart } from './known-cart'

export interface OwnerCall {
  readonly data: object
}

/** The customer as the headers of the carrier's answers have named them in this tab. */
const answeredCustomer = ({ identity, client }: Shop) =>
  identity.get().loggedIn ? client.loaded()?.responses.customer() : undefined

/** A call of the wishlist with the customer's account and number, as far as the cart or an answer has shown them. */
export const withOwner = <Body extends OwnerCall>(shop: Shop, body: Body): Body => {
  const known = knownCart(shop)
  const answered = answeredCustomer(shop)
  const account = known?.cart.cartHeader.fullAccountNumber || answered?.accountNumber
  // The cart masks numbers, and a masked one names no line.
  const mtn = answered?.mobile
  return {
    ...body,
    data: { ...(account && { account: paddedAccount(account) }), ...(mtn && { mtn }), ...body.data },
  }
}
