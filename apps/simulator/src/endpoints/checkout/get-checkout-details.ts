import { checkoutDetails } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getCheckoutDetails: Endpoint<'checkout.getCheckoutDetails'> = ({ draft, body, ...caller }) =>
  checkoutDetails(draft, caller, body)
