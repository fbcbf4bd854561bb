import { processStepAnswer, setE911Address } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const e911Address: Endpoint<'cart.e911Address'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, setE911Address(draft, caller, body))
