import { validateFriendsAndFamily as validateFriendsAndFamilyOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateFriendsAndFamily: Endpoint<'promo.validateFriendsAndFamily'> = ({ draft, body, ...caller }) =>
  validateFriendsAndFamilyOf(draft, caller, body)
