import { buySimDetails } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getBuySimCheckoutDetails: Endpoint<'checkout.getBuySimCheckoutDetails'> = ({ draft, body, ...caller }) =>
  buySimDetails(draft, caller, body)
