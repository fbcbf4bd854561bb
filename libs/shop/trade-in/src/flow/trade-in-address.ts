import type { TradeInCondition, TradeInDeviceRef } from '@soe/contracts'

/** What the address of a page says about the trade-in. Nothing is in the cart before the shopper accepts. */
export interface TradeInAddress {
  line?: string | undefined
  device?: TradeInDeviceRef
  condition?: TradeInCondition
}

type Search = Readonly<Record<string, string | undefined>>

const conditions: Readonly<Record<string, TradeInCondition | undefined>> = {
  good: 'good',
  damaged: 'damaged',
  'not-working': 'not-working',
}

const readDevice = ({ device, brand, model, capacity, carrier }: Search): TradeInDeviceRef | undefined => {
  if (device) return { mtnHashCode: device }
  if (!brand || !model) return undefined
  return { deviceBrand: brand, deviceModel: model, ...(capacity && { capacity }), ...(carrier && { carrier }) }
}

export const readTradeInAddress = (search: Search): TradeInAddress => {
  const device = readDevice(search)
  const condition = conditions[search['condition'] ?? '']
  return { ...(search['line'] && { line: search['line'] }), ...(device && { device }), ...(condition && { condition }) }
}

/** An IMEI never gets into an address. */
const deviceQuery = (device: TradeInDeviceRef | undefined): Search => {
  if (!device) return {}
  if (typeof device['mtnHashCode'] === 'string') return { device: device['mtnHashCode'] }
  const { deviceBrand, deviceModel, capacity, carrier } = device as Extract<TradeInDeviceRef, { deviceModel: string }>
  return { brand: deviceBrand, model: deviceModel, capacity, carrier }
}

export const tradeInQuery = ({ line, device, condition }: TradeInAddress): Search => ({
  line,
  ...deviceQuery(device),
  condition,
})
