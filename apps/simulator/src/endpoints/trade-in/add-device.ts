import { changeTradeIn, processStepAnswer } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addDevice: Endpoint<'tradeIn.addDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeTradeIn(draft, caller, body))
