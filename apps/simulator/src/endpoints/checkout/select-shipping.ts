import { selectShipping as chooseShipping } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const selectShipping: Endpoint<'checkout.selectShipping'> = ({ draft, body, ...caller }) =>
  chooseShipping(draft, caller, body)
