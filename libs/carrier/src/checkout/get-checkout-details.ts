import type { CarrierOperation } from '../operation/carrier-operation'
import { readCheckout } from './view/read-checkout'

export const getCheckoutDetails: CarrierOperation<'checkout.getCheckoutDetails'> = ({ draft, body, ...caller }) =>
  readCheckout(draft, caller, body)
