import { isPrepay } from '@soe/rules'
import { rememberedPlan, rememberPlan } from '@soe/shop-basket'
import { useIdentity, useShop } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useGivenZip } from '../arrival/use-given-zip'
import { withParam, type Selection } from '../selection/use-selection'
import { estimateQuery, planName, pricedPlan } from './estimate-query'

/** What the line costs with everything chosen on the page; box, bar and button show the same sum. */
export const useLineSum = ({ sku, term }: Pick<Selection, 'sku' | 'term'>) => {
  const shop = useShop()
  const ready = useReady()
  const [params, setParams] = useSearchParams()
  const { audience } = useIdentity()
  const { zipCode } = useGivenZip()
  const isNewLine = !params.has('line') && !isPrepay(audience)
  const { data, isError } = useQuery({
    ...estimateQuery(shop, { sku, term }, params, zipCode),
    enabled: isNewLine,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const estimate = isNewLine ? data : undefined
  const chosen = params.get(planName) ?? (ready ? rememberedPlan(shop) : undefined)
  return {
    isNewLine,
    isError,
    estimate,
    plan: estimate && pricedPlan(estimate.plans, chosen),
    hrefOf: (planId: string) => `?${withParam(params, planName, planId)}`,
    choosePlan: (planId: string) => {
      rememberPlan(shop, planId)
      setParams((current) => withParam(current, planName, planId), { replace: true })
    },
  }
}
