import { changeTradeIn } from './submissions/trade-in'
import { processStepAnswer } from '../process-step/process-step'
import type { Endpoint } from '../operation'

export const addDevice: Endpoint<'tradeIn.addDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeTradeIn(draft, caller, body))
