import { buySimDetails } from './view/checkout-details'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getBuySimCheckoutDetails: CarrierOperation<'checkout.getBuySimCheckoutDetails'> = ({
  draft,
  body,
  ...caller
}) => buySimDetails(draft, caller, body)
