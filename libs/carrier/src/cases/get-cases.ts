import { listCases } from './records/case'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const getCases: Endpoint<'cases.getCases'> = ({ draft, ...caller }) => ({
  ...success,
  ...listCases(draft, caller),
})
