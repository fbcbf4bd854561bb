import type { BodyInputOf } from '@soe/contracts'
import { estimateLine } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

export type TradeInChoice = NonNullable<BodyInputOf<typeof estimateLine>['tradeIn']>

interface Chosen {
  sku: { skuId: string }
  term: number
  tradeIn?: TradeInChoice | undefined
}

/** What a new line with the device costs, by plan. */
export const estimateQuery = (shop: Shop, { sku: { skuId }, term, tradeIn }: Chosen) =>
  readQuery(shop, estimateLine, { body: { skuId, term, ...(tradeIn && { tradeIn }) } })
