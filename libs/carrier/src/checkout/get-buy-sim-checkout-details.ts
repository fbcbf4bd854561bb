import { buySimDetails } from './view/checkout-details'
import type { Endpoint } from '../operation'

export const getBuySimCheckoutDetails: Endpoint<'checkout.getBuySimCheckoutDetails'> = ({ draft, body, ...caller }) =>
  buySimDetails(draft, caller, body)
