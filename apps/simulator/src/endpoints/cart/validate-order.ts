import { validateCart, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const validateOrder: Endpoint<'cart.validateOrder'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, validateCart(draft, caller, body))
