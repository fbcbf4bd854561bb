import type { AnswerOf } from '@soe/contracts'
import { getAccessoryInterstitial, getAccessoryInterstitialModel } from '@soe/contracts/routes'
import { callOnce, delays, queryKeyOf, useShop, type Shop } from '@soe/shop-platform'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The carrier's texts, layout and home offers of the accessories section. */
export type InterstitialContent = AnswerOf<typeof getAccessoryInterstitialModel>['accessoryInterstitialModel'] &
  AnswerOf<typeof getAccessoryInterstitial>['accessoryInterstitial']

/** Reads the model and the offers of the home one after the other, and merges them. */
const loadContent = async (shop: Shop, signal: AbortSignal): Promise<InterstitialContent> => {
  const query = { language: shop.language === 'es' ? ('es' as const) : ('en' as const) }
  const { accessoryInterstitialModel } = await callOnce(shop, getAccessoryInterstitialModel, { query }, signal)
  await shop.environment.wait(delays.betweenInterstitialCalls)
  const { accessoryInterstitial } = await callOnce(shop, getAccessoryInterstitial, { query }, signal)
  return { ...accessoryInterstitialModel, ...accessoryInterstitial }
}

const contentQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [...queryKeyOf(shop, getAccessoryInterstitialModel), shop.language],
    queryFn: ({ signal }) => loadContent(shop, signal),
    staleTime: Infinity,
    meta: { silent: true },
  })

/** The content once it is known; the page does without it. */
export const useInterstitialContent = (): InterstitialContent | undefined => useQuery(contentQuery(useShop())).data
