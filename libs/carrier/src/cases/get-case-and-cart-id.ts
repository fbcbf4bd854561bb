import { currentCase } from './records/case'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const getCaseAndCartId: Endpoint<'cases.getCaseAndCartId'> = ({ draft, ...caller }) => ({
  ...success,
  ...currentCase(draft, caller),
})
