import { processStepAnswer } from '../process-step/process-step'
import { removeDevice as removeDeviceFromCart } from './devices/cart'
import type { Endpoint } from '../operation'

export const removeDevice: Endpoint<'cart.removeDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, removeDeviceFromCart(draft, caller, body))
