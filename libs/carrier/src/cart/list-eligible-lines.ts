import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'
import { eligibleLines } from './lines/eligible-lines'

export const listEligibleLines: CarrierOperation<'cart.listEligibleLines'> = ({ draft, session }) => ({
  ...success,
  lines: eligibleLines(draft, session).map(({ view }) => view),
})
