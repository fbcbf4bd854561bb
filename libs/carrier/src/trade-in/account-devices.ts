import { listTradeInDevices } from './submissions/trade-in'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const accountDevices: CarrierOperation<'tradeIn.accountDevices'> = ({ draft, body, ...caller }) => ({
  ...success,
  ...listTradeInDevices(draft, caller, body),
})
