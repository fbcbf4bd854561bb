import { validateFriendsAndFamily as validateFriendsAndFamilyOf } from '../cart/promotions/promotions'
import type { Endpoint } from '../operation'

export const validateFriendsAndFamily: Endpoint<'promo.validateFriendsAndFamily'> = ({ draft, body, ...caller }) =>
  validateFriendsAndFamilyOf(draft, caller, body)
