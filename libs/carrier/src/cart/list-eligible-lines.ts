import { accountOf, ownerOf } from '../account/identity'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { eligibleLines } from './lines/eligible-lines'

export const listEligibleLines: CarrierOperation<'cart.listEligibleLines'> = ({ draft, session }) => {
  const account = accountOf(ownerOf(session))
  return {
    ...success,
    lines: eligibleLines(draft, session).map(({ view }) => view),
    ...(account && { emailId: account.email }),
  }
}
