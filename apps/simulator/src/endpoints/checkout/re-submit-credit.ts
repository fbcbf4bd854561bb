import { reSubmitCredit as checkCreditAgain } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const reSubmitCredit: Endpoint<'checkout.reSubmitCredit'> = ({ draft, body, ...caller }) =>
  checkCreditAgain(draft, caller, body)
