import { checkoutDetails } from './view/checkout-details'
import type { Endpoint } from '../operation'

export const getCheckoutDetails: Endpoint<'checkout.getCheckoutDetails'> = ({ draft, body, ...caller }) =>
  checkoutDetails(draft, caller, body)
