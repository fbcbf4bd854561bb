import { changeTradeIn } from './submissions/trade-in'
import { processStepAnswer } from '../process-step/process-step'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addDevice: CarrierOperation<'tradeIn.addDevice'> = ({ draft, body, ...caller }) =>
  processStepAnswer(draft, changeTradeIn(draft, caller, body))
