import { changeAccessories, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addAccessories: Endpoint<'cart.addAccessories'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeAccessories(draft, caller, body))
