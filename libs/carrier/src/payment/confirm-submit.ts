import { confirmAffirm } from '../checkout/changes/payment'
import type { CarrierOperation } from '../operation/carrier-operation'

export const confirmSubmit: CarrierOperation<'payment.confirmSubmit'> = ({ draft, body, ...caller }) =>
  confirmAffirm(draft, caller, body)
