import { updateAddress as changeAddress } from './changes/checkout'
import type { CarrierOperation } from '../operation/carrier-operation'

export const updateAddress: CarrierOperation<'checkout.updateAddress'> = ({ draft, body, ...caller }) =>
  changeAddress(draft, caller, body)
