import { listTradeInDevices } from './submissions/trade-in'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const accountDevices: Endpoint<'tradeIn.accountDevices'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...listTradeInDevices(draft, caller, body),
})
