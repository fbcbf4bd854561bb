import { listCases } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getCases: Endpoint<'cases.getCases'> = ({ draft, ...caller }) => ({
  ...success,
  ...listCases(draft, caller),
})
