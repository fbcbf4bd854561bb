import type { AnswerOf, BodyInputOf } from '@soe/contracts'
import { estimateLine } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'
import { readTradeIn } from './trade-in-choice'

export type Estimate = AnswerOf<typeof estimateLine>
export type PlanEstimate = Estimate['plans'][number]

interface Priced {
  sku: { skuId: string }
  term: number
}

const accessoryName = 'with'

/** The accessories that the page's address takes along. */
export const readAccessories = (params: URLSearchParams): readonly string[] =>
  [...new Set(params.getAll(accessoryName))].toSorted()

export const withAccessory = (params: URLSearchParams, skuId: string, isChosen: boolean): URLSearchParams => {
  const changed = new URLSearchParams(params)
  changed.delete(accessoryName, skuId)
  if (isChosen) changed.append(accessoryName, skuId)
  return changed
}

type Body = BodyInputOf<typeof estimateLine>

const bodyOf = ({ sku: { skuId }, term }: Priced, params: URLSearchParams, zipCode: string | undefined): Body => {
  const tradeIn = readTradeIn(params)
  const accessories = readAccessories(params)
  return {
    skuId,
    term,
    ...(zipCode !== undefined && { zipCode }),
    ...(tradeIn && { tradeIn }),
    ...(accessories.length > 0 && { accessories: [...accessories] }),
  }
}

/** What a line with the device and with all that the page's address names beside it costs, by plan. */
export const estimateQuery = (shop: Shop, priced: Priced, params: URLSearchParams, zipCode?: string) =>
  readQuery(shop, estimateLine, { body: bodyOf(priced, params, zipCode) })

/** The plan that is priced: the chosen one, else the one that the carrier recommends. */
export const pricedPlan = (plans: readonly PlanEstimate[], chosen: string | undefined): PlanEstimate | undefined =>
  plans.find(({ planId }) => planId === chosen) ?? plans.find(({ recommended }) => recommended) ?? plans[0]

/** The plan that the page's address names. */
export const planName = 'plan'
