import { listEligibleLines as listLines } from './lines/eligible-lines'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const listEligibleLines: CarrierOperation<'cart.listEligibleLines'> = ({ draft, session }) => ({
  ...success,
  lines: listLines(draft, session),
})
