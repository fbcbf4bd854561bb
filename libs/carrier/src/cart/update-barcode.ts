import { updateBarcodes } from './promotions/promotions'
import type { CarrierOperation } from '../operation/carrier-operation'

export const updateBarcode: CarrierOperation<'cart.updateBarcode'> = ({ draft, body, ...caller }) =>
  updateBarcodes(draft, caller, body)
