import { selectShipping as chooseShipping } from './changes/checkout'
import type { CarrierOperation } from '../operation/carrier-operation'

export const selectShipping: CarrierOperation<'checkout.selectShipping'> = ({ draft, body, ...caller }) =>
  chooseShipping(draft, caller, body)
