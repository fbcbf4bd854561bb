import { authenticatePaypal } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const paypalAuthenticate: Endpoint<'payment.paypalAuthenticate'> = ({ draft, ...caller }) =>
  authenticatePaypal(draft, caller)
