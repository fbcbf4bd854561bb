import type { TradeInCondition, TradeInPromotion } from '@soe/contracts'
import type { Estimate } from './estimate-query'

export interface Worth {
  value: number
  promotion: TradeInPromotion | undefined
  total: number
}

/** What the device is worth in a condition; a promotion needs a device that is worth something. */
export const worthIn = ({ device, promotion }: Estimate, condition: TradeInCondition): Worth => {
  const rated = device.conditions.find((each) => each.condition === condition)
  const value = rated?.tradeInValue ?? 0
  const earned = value > 0 ? promotion : undefined
  return { value, promotion: earned, total: rated?.creditTotal ?? 0 }
}

/** What the trade-in means to today's sum; only one without anything to buy leaves nothing due. */
export const todayTextOf = ({ promotion }: Pick<Worth, 'promotion'>, hasLines: boolean) => {
  if (promotion) return 'notToday'
  return hasLines ? 'valueNotToday' : 'notTodayAlone'
}
