import { addDevice as addDeviceToCart, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addDevice: Endpoint<'cart.addDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, addDeviceToCart(draft, caller, body))
