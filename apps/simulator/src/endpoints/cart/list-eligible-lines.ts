import { listEligibleLines as listLines } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const listEligibleLines: Endpoint<'cart.listEligibleLines'> = ({ draft, session }) => ({
  ...success,
  lines: listLines(draft, session),
})
