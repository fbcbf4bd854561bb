import { selectPayment as choosePayment } from './changes/payment'
import type { CarrierOperation } from '../operation/carrier-operation'

export const selectPayment: CarrierOperation<'checkout.selectPayment'> = ({ draft, body, ...caller }) =>
  choosePayment(draft, caller, body)
