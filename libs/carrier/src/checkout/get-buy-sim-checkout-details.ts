import type { CarrierOperation } from '../operation/carrier-operation'
import { readCheckout, withScreen } from './view/read-checkout'

export const getBuySimCheckoutDetails: CarrierOperation<'checkout.getBuySimCheckoutDetails'> = ({
  draft,
  body,
  ...caller
}) => {
  const details = withScreen(readCheckout(draft, caller, body), 'buysim')
  const orderDetails = { ...details.cart.orderDetails, flowType: body.flowType }
  return { ...details, cart: { ...details.cart, orderDetails } }
}
