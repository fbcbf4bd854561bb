import { selectPayment as choosePayment } from './changes/payment'
import type { Endpoint } from '../operation'

export const selectPayment: Endpoint<'checkout.selectPayment'> = ({ draft, body, ...caller }) =>
  choosePayment(draft, caller, body)
