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

const recommendationRows: ShowRows = [
  { audiences: ['signed-in', 'prospect'], flagsOff: ['recommendationPdmDisableFFlag'] },
]

/** Recommendations for this shopper and page, by category. */
export const useRecommendations = (pageContext: PageContext) => {
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
          devices.data ? readDevices(devices.data, most) : none,
          accessories.data ? readAccessories(accessories.data) : none,
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
