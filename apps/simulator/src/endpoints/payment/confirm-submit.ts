import { confirmAffirm } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const confirmSubmit: Endpoint<'payment.confirmSubmit'> = ({ draft, body, ...caller }) =>
  confirmAffirm(draft, caller, body)
