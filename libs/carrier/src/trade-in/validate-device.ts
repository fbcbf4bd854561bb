import { validateTradeIn } from './submissions/trade-in'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const validateDevice: CarrierOperation<'tradeIn.validateDevice'> = ({ draft, body, ...caller }) => ({
  ...success,
  device: validateTradeIn(draft, caller, body),
})
