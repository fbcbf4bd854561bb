import { selectPayment as choosePayment } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const selectPayment: Endpoint<'checkout.selectPayment'> = ({ draft, body, ...caller }) =>
  choosePayment(draft, caller, body)
