import { dispositions } from '@soe/rules'
import { useCanShow, useIdentity, useShop, type ShowRows } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { feedbackBody, sendFeedback } from './feedback'
import { pageContexts, type PageContext } from './page-context'
import {
  mostDevices,
  readAccessories,
  readDevices,
  recommendationTabs,
  type RecommendationTab,
} from './read-recommendations'
import { recommendedAccessoriesQuery, recommendedDevicesQuery } from './recommendation-queries'

const flagsOff = ['recommendationPdmDisableFFlag'] as const

const recommendationRows: ShowRows = [
  { audiences: ['prospect'], flagsOff },
  { audiences: ['signed-in'], contexts: ['interstitial', 'wishlist', 'catalogue', 'cart'], flagsOff },
  { audiences: ['signed-in'], contexts: ['empty-cart'], flagsOff, flagsNotFalse: ['enableEmptyCartFavoritesRec'] },
]

const nothing: ReadonlySet<string> = new Set()

/** Recommendations for this shopper and page, by category. */
export const useRecommendations = (pageContext: PageContext, without = nothing) => {
  const shop = useShop()
  const { audience } = useIdentity()
  const enabled = useCanShow(recommendationRows, pageContexts[pageContext].showContext)
  const most = audience === 'prospect' || pageContext === 'Wishlist' ? mostDevices : Infinity
  const devices = useQuery({ ...recommendedDevicesQuery(shop, pageContext), enabled })
  const accessories = useQuery({ ...recommendedAccessoriesQuery(shop, pageContext), enabled })
  const none = { nbxSessionId: '', products: [] }
  return {
    isLoading: enabled && (devices.isPending || accessories.isPending),
    tabs: enabled
      ? recommendationTabs(
          devices.data ? readDevices(devices.data, { most, without }) : none,
          accessories.data ? readAccessories(accessories.data, without) : none,
        )
      : [],
  }
}

/** Reports once for each tab that it was displayed: a query runs once, however often the tab renders. */
export const useDisplayedFeedback = (pageContext: PageContext, tab: RecommendationTab) => {
  const shop = useShop()
  useQuery({
    queryKey: ['recommendations.displayed', pageContext, tab.category, tab.nbxSessionId],
    queryFn: () => sendFeedback(shop, feedbackBody(shop, pageContext, tab, tab.products, dispositions.displayed)),
    staleTime: Infinity,
  })
}
