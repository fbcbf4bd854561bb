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

/** The customer as the headers of the carrier's answers have named them in this tab. */
const answeredCustomer = ({ identity, client }: Shop) =>
  identity.get().loggedIn ? client.loaded()?.responses.customer() : undefined

/** A call of the wishlist with the customer's account and number, as far as the cart or an answer has shown them. */
export const withOwner = <Body extends OwnerCall>(shop: Shop, body: Body): Body => {
  const known = knownCart(shop)
  const answered = answeredCustomer(shop)
  const account = known?.cart.cartHeader.fullAccountNumber || answered?.accountNumber
  const mtn = (known && ownNumber(known)) ?? answered?.mobile
  return {
    ...body,
    data: { ...(account && { account: paddedAccount(account) }), ...(mtn && { mtn }), ...body.data },
  }
}
