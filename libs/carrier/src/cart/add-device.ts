import { addDevice as addDeviceToCart } from './devices/cart'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addDevice: Endpoint<'cart.addDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, addDeviceToCart(draft, caller, body))
