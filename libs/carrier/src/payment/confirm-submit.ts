import { confirmAffirm } from '../checkout/changes/payment'
import type { Endpoint } from '../operation'

export const confirmSubmit: Endpoint<'payment.confirmSubmit'> = ({ draft, body, ...caller }) =>
  confirmAffirm(draft, caller, body)
