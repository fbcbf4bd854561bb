import type { AnswerOf } from '@soe/contracts'
import { pdm } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'
import type { Tracker } from './create-tracker'

const countProducts = (answer: AnswerOf<'recommendations.pdm'>): number => {
  if (!('deviceRecommendation' in answer)) return 0
  const { productList } = answer.deviceRecommendation.recommendedDeviceInformation?.accountLevelRecommendations ?? {}
  return productList?.[0]?.deviceProducts?.length ?? 0
}

const isSuggestion = ([key, , request]: readonly unknown[]): boolean =>
  key === pdm.key && (request as { body?: { source?: unknown } } | undefined)?.body?.source === 'autoSuggestion'

/** The grid wall suggests devices to a shopper who has come to a halt; the tag manager hears how many. */
export const trackSuggestions = ({ queryClient }: Shop, tracker: Tracker): (() => void) =>
  queryClient.getQueryCache().subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success' || !isSuggestion(change.query.queryKey)) return
    const products = countProducts(change.action.data as AnswerOf<'recommendations.pdm'>)
    tracker.send({ event: 'autoSuggestion', page: tracker.here().page, products })
  })
