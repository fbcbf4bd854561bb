import { listEligibleLines as listLines } from './lines/eligible-lines'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const listEligibleLines: Endpoint<'cart.listEligibleLines'> = ({ draft, session }) => ({
  ...success,
  lines: listLines(draft, session),
})
