import type { AnswerOf } from '@soe/contracts'
import type { estimateLine } from '@soe/contracts/routes'
import { rememberedPlan, rememberPlan } from '@soe/shop-basket'
import { useShop } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'

export type Plans = AnswerOf<typeof estimateLine>['plans']

const queryKey = ['chosen plan']

/** The plan that the shopper has chosen, in this tab or here, the same for all parts of the page. */
export const useChosenPlan = () => {
  const shop = useShop()
  const { data } = useQuery({ queryKey, queryFn: () => rememberedPlan(shop) ?? null, enabled: useReady() })
  const choose = (planId: string) => {
    rememberPlan(shop, planId)
    shop.queryClient.setQueryData(queryKey, planId)
  }
  return { planId: data ?? undefined, choose }
}

/** The plan that is priced: the chosen one, else the one that the carrier recommends. */
export const pricedPlan = (plans: Plans, chosen: string | undefined): Plans[number] | undefined =>
  plans.find(({ planId }) => planId === chosen) ?? plans.find(({ recommended }) => recommended) ?? plans[0]
