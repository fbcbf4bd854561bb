import { listTradeInDevices } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const accountDevices: Endpoint<'tradeIn.accountDevices'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...listTradeInDevices(draft, caller, body),
})
