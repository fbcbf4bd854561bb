import { reSubmitCredit as checkCreditAgain } from './credit/credit'
import type { Endpoint } from '../operation'

export const reSubmitCredit: Endpoint<'checkout.reSubmitCredit'> = ({ draft, body, ...caller }) =>
  checkCreditAgain(draft, caller, body)
