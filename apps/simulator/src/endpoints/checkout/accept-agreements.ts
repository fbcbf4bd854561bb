import { acceptAgreements as agree } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const acceptAgreements: Endpoint<'checkout.acceptAgreements'> = ({ draft, body, ...caller }) =>
  agree(draft, caller, body)
