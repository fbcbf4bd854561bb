import { validateTradeIn } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const validateDevice: Endpoint<'tradeIn.validateDevice'> = ({ draft, body, ...caller }) => ({
  ...success,
  device: validateTradeIn(draft, caller, body),
})
