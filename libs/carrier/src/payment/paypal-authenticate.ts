import { authenticatePaypal } from '../checkout/changes/payment'
import type { Endpoint } from '../operation'

export const paypalAuthenticate: Endpoint<'payment.paypalAuthenticate'> = ({ draft, ...caller }) =>
  authenticatePaypal(draft, caller)
