import { updateAddress as changeAddress } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const updateAddress: Endpoint<'checkout.updateAddress'> = ({ draft, body, ...caller }) =>
  changeAddress(draft, caller, body)
