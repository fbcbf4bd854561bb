import { acceptAgreements as agree } from './changes/checkout'
import type { CarrierOperation } from '../operation/carrier-operation'

export const acceptAgreements: CarrierOperation<'checkout.acceptAgreements'> = ({ draft, body, ...caller }) =>
  agree(draft, caller, body)
