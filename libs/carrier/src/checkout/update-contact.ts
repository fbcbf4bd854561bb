import { updateContact as changeContact } from './changes/checkout'
import type { CarrierOperation } from '../operation/carrier-operation'

export const updateContact: CarrierOperation<'checkout.updateContact'> = ({ draft, body, ...caller }) =>
  changeContact(draft, caller, body)
