import { checkoutDetails } from './view/checkout-details'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getCheckoutDetails: CarrierOperation<'checkout.getCheckoutDetails'> = ({ draft, body, ...caller }) =>
  checkoutDetails(draft, caller, body)
