import { expressHubDetails } from './view/checkout-details'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getExpresshubDetails: CarrierOperation<'checkout.getExpresshubDetails'> = ({ draft, body, ...caller }) =>
  expressHubDetails(draft, caller, body)
