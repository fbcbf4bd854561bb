import { authenticatePaypal } from '../checkout/changes/payment'
import type { CarrierOperation } from '../operation/carrier-operation'

export const paypalAuthenticate: CarrierOperation<'payment.paypalAuthenticate'> = ({ draft, ...caller }) =>
  authenticatePaypal(draft, caller)
