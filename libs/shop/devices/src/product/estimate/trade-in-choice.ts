import type { BodyInputOf } from '@soe/contracts'
import type { estimateLine } from '@soe/contracts/routes'

export type TradeInChoice = NonNullable<BodyInputOf<typeof estimateLine>['tradeIn']>

export const conditions = ['good', 'damaged', 'not-working'] as const
export type Condition = (typeof conditions)[number]

export const readCondition = (text: string | null): Condition =>
  conditions.find((condition) => condition === text) ?? 'good'

/** The device to trade in, as the address of a page of the trade-in names it too. */
export const readTradeIn = (params: URLSearchParams): TradeInChoice | undefined => {
  const condition = readCondition(params.get('condition'))
  const [hash, deviceBrand, deviceModel] = ['device', 'brand', 'model'].map((name) => params.get(name))
  if (hash) return { device: { mtnHashCode: hash }, condition }
  return deviceBrand && deviceModel ? { device: { deviceBrand, deviceModel }, condition } : undefined
}

const names = ['device', 'brand', 'model', 'condition'] as const

/** The same choice, for an address. */
export const tradeInParams = (tradeIn: TradeInChoice | undefined): Partial<Record<(typeof names)[number], string>> => {
  if (!tradeIn) return {}
  const { device, condition } = tradeIn
  const named =
    typeof device['mtnHashCode'] === 'string'
      ? { device: device['mtnHashCode'] }
      : { brand: String(device['deviceBrand']), model: String(device['deviceModel']) }
  return { ...named, condition }
}

export const withTradeIn = (params: URLSearchParams, tradeIn: TradeInChoice | undefined): URLSearchParams => {
  const changed = new URLSearchParams(params)
  for (const name of names) changed.delete(name)
  for (const [name, value] of Object.entries(tradeInParams(tradeIn))) changed.set(name, value)
  return changed
}
