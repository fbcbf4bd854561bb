import { updateBarcodes } from './promotions/promotions'
import type { Endpoint } from '../operation'

export const updateBarcode: Endpoint<'cart.updateBarcode'> = ({ draft, body, ...caller }) =>
  updateBarcodes(draft, caller, body)
