import { reSubmitCredit as checkCreditAgain } from './credit/credit'
import type { CarrierOperation } from '../operation/carrier-operation'

export const reSubmitCredit: CarrierOperation<'checkout.reSubmitCredit'> = ({ draft, body, ...caller }) =>
  checkCreditAgain(draft, caller, body)
