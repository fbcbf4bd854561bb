import { updateAddress as changeAddress } from './changes/checkout'
import type { Endpoint } from '../operation'

export const updateAddress: Endpoint<'checkout.updateAddress'> = ({ draft, body, ...caller }) =>
  changeAddress(draft, caller, body)
