import type { CarrierOperation } from '../operation/carrier-operation'
import { readCheckout } from './view/read-checkout'
import { withScreen } from './view/with-screen'

export const getBuySimCheckoutDetails: CarrierOperation<'checkout.getBuySimCheckoutDetails'> = ({
  draft,
  body,
  ...caller
}) => {
  const details = withScreen(readCheckout(draft, caller, body), 'buysim')
  const orderDetails = { ...details.cart.orderDetails, flowType: body.flowType }
  return { ...details, cart: { ...details.cart, orderDetails } }
}
