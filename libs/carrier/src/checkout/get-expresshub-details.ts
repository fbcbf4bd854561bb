import { expressHubDetails } from './view/checkout-details'
import type { Endpoint } from '../operation'

export const getExpresshubDetails: Endpoint<'checkout.getExpresshubDetails'> = ({ draft, body, ...caller }) =>
  expressHubDetails(draft, caller, body)
