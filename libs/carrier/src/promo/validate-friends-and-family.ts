import { validateFriendsAndFamily as validateFriendsAndFamilyOf } from '../cart/promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const validateFriendsAndFamily: CarrierOperation<'promo.validateFriendsAndFamily'> = ({
  draft,
  body,
  ...caller
}) => validateFriendsAndFamilyOf(draft, caller, body)
