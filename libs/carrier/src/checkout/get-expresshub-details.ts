import type { CarrierOperation } from '../operation/carrier-operation'
import { readCheckout, withScreen } from './view/read-checkout'

/** The page's `disable…` switches win over those that every read of the checkout takes. */
export const getExpresshubDetails: CarrierOperation<'checkout.getExpresshubDetails'> = ({ draft, body, ...caller }) => {
  const details = readCheckout(draft, caller, {
    ...body,
    ...(body.disableAgreements && { customerAgreements: false }),
    ...(body.disablePaymentOptions && { paymentOptions: false }),
    ...(body.disableShippingOptions && { shippingOptions: false }),
  })
  const isHub = details.cart.screenInfo.screenName === 'expresshub'
  return isHub && body.simplifiedHubPage ? withScreen(details, 'simplifiedhub') : details
}
