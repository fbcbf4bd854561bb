import { processStepAnswer, removeDevice as removeDeviceFromCart } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const removeDevice: Endpoint<'cart.removeDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, removeDeviceFromCart(draft, caller, body))
