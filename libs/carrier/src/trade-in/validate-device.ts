import { validateTradeIn } from './submissions/trade-in'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const validateDevice: Endpoint<'tradeIn.validateDevice'> = ({ draft, body, ...caller }) => ({
  ...success,
  device: validateTradeIn(draft, caller, body),
})
