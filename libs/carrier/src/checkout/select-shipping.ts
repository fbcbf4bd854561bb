import { selectShipping as chooseShipping } from './changes/checkout'
import type { Endpoint } from '../operation'

export const selectShipping: Endpoint<'checkout.selectShipping'> = ({ draft, body, ...caller }) =>
  chooseShipping(draft, caller, body)
