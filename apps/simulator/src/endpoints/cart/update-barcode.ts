import { updateBarcodes } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const updateBarcode: Endpoint<'cart.updateBarcode'> = ({ draft, body, ...caller }) =>
  updateBarcodes(draft, caller, body)
