import { accountOf, ownerOf } from '../domain/account/identity'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { eligibleLines } from './lines/eligible-lines'

export const listEligibleLines: CarrierOperation<'cart.listEligibleLines'> = ({ draft, session, language }) => {
  const account = accountOf(ownerOf(session))
  return {
    ...success,
    lines: eligibleLines(draft, session, language).map(({ view }) => view),
    ...(account && { emailId: account.email }),
  }
}
