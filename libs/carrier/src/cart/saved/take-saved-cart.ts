import type { CartState, WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerOf } from '../../account/identity'
import { markCase } from '../../cases/records/mark-case'
import { appendCart } from '../access/append-cart'
import { findCart } from '../access/cart-access'
import { makeCurrent } from '../access/current-cart'
import { giveCart } from '../access/give-cart'

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
  const given = giveCart(draft, withoutPerson(found), owner)
  markCase(draft, given, { triggerValidateCart: true })
  return current ? appendCart(draft, current, given) : given
}
