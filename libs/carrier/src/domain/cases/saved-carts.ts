import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { lobOf, ownerOf } from '../account/identity'
import { markCase } from './cases'
import { appendCart } from '../cart/append-cart'
import { findCart } from '../cart/cart-access'
import { makeCurrent } from '../cart/current-cart'
import { giveCart } from '../cart/give-cart'

const sameEmail = (left: string | undefined, right: string) => left?.toLowerCase() === right.toLowerCase()

/** The latest guest cart saved for the email, in the caller's line of business. */
export const cartSavedFor = (draft: WorldDraft, caller: Caller, emailId: string): CartState => {
  const [latest] = draft.carts
    .values()
    .filter((cart) => cart.status === 'open' && cart.lob === lobOf(caller.audience))
    .filter(({ savedForEmail, owner }) => sameEmail(savedForEmail, emailId) && owner.startsWith('session:'))
    .sort((left, right) => right.updatedAt - left.updatedAt)
  if (!latest) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return latest
}

/** An email alone proves no identity: the items come back, the former shopper's data doesn't. */
const withoutPerson = ({ contact, shippingAddress, payment, zipCode, guestChoice, ...cart }: CartState): CartState => ({
  ...cart,
  lines: cart.lines.map(({ number, e911Address, sim, ...line }) => ({
    ...line,
    ...(number?.choice === 'new' && { number }),
  })),
  acceptedAgreementIds: [],
})

/** Makes a saved cart the caller's current one. Another owner's takes in the caller's cart and needs validation. */
export const takeSavedCart = (draft: WorldDraft, caller: Caller, found: CartState): CartState => {
  const owner = ownerOf(caller.session)
  if (found.owner === owner) return makeCurrent(draft, found)
  const current = findCart(draft, caller)
  const given = giveCart(draft, { ...withoutPerson(found), formerOwner: found.owner }, owner)
  markCase(draft, given, { triggerValidateCart: true })
  return current ? appendCart(draft, current, given) : given
}
