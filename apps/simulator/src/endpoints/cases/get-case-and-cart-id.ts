import { currentCase } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const getCaseAndCartId: Endpoint<'cases.getCaseAndCartId'> = ({ draft, ...caller }) => ({
  ...success,
  ...currentCase(draft, caller),
})
