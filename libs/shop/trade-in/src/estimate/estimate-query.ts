import type { AnswerOf, TradeInDeviceRef } from '@soe/contracts'
import { validateDevice } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

export type Estimate = AnswerOf<'tradeIn.validateDevice'>

export const estimateQuery = (shop: Shop, device: TradeInDeviceRef, lineId: string | undefined) => ({
  ...readQuery(shop, validateDevice, { body: { device, ...(lineId !== undefined && { lineId }) } }),
  meta: { showsError: true },
})
