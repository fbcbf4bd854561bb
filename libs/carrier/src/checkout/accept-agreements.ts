import { acceptAgreements as agree } from './changes/checkout'
import type { Endpoint } from '../operation'

export const acceptAgreements: Endpoint<'checkout.acceptAgreements'> = ({ draft, body, ...caller }) =>
  agree(draft, caller, body)
