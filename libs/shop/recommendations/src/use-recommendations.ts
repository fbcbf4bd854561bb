import { dispositions, recommendedAccessories, defaultZipCode } from '@soe/rules'
import {
  useCanShow,
  useIdentity,
  useShop,
  type ShowRows,
  callOnce,
  readQuery,
  type Shop,
  readCookies,
  visitParameter,
} from '@soe/shop-platform'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { feedbackBody, sendFeedback } from './feedback'
import { pageContexts, type PageContext } from './page-context'
import { holdPageData, pageDataOf, type PageData } from './page-data'
import {
  mostDevices,
  readAccessories,
  readDevices,
  recommendationTabs,
  type Recommendations,
  type RecommendationTab,
} from './read-recommendations'
import { pdm } from '@soe/contracts/routes'

const systems = /Android|iPhone|iPad|CrOS|Windows|Mac OS X|Linux/

/** What a request for devices says of the visitor (the specification, commerce 7). */
export const visitorFacts = ({ environment }: Shop) => {
  const { userAgent } = environment
  const cookies = readCookies(environment)
  const flow = cookies['flowName'] || visitParameter(environment, 'flow')
  const visitorId = cookies['uuid']
  return {
    category: 'Devices',
    ...(flow && { flow }),
    ...(visitorId && { visitorId }),
    features: [
      { featureName: 'browser_type', featureValue: userAgent.slice(0, 200) },
      { featureName: 'operating_system', featureValue: systems.exec(userAgent)?.[0] ?? 'unknown' },
      { featureName: 'zip_code', featureValue: defaultZipCode },
    ],
  }
}

const flagsOff = ['recommendationPdmDisableFFlag'] as const

const recommendationRows: ShowRows = [
  { audiences: ['prospect'], flagsOff },
  { audiences: ['signed-in'], contexts: ['interstitial', 'wishlist', 'catalogue', 'cart'], flagsOff },
  { audiences: ['signed-in'], contexts: ['empty-cart'], flagsOff, flagsNotFalse: ['enableEmptyCartFavoritesRec'] },
]

const nothing: ReadonlySet<string> = new Set()

const none: Recommendations = { nbxSessionId: '', products: [] }

const useHeldPageData = (
  pageContext: PageContext,
  { devices, accessories }: Record<'devices' | 'accessories', Recommendations>,
): PageData => {
  const shop = useShop()
  const data = useMemo(() => pageDataOf(devices.products, accessories.products), [devices, accessories])
  useEffect(() => holdPageData(shop, pageContext, data), [shop, pageContext, data])
  return data
}

/** A failure only means that nothing is recommended. */
const quietly = { meta: { silent: true, staysAsShown: true } } as const

/** The grid asks for what it suggests to a shopper who has come to a halt. */
const sourceOn = (pageContext: PageContext) =>
  pageContext === 'gridwall'
    ? ({ source: 'autoSuggestion', page: 'gridwall' } as const)
    : ({ source: 'device' } as const)

const recommendedDevicesQuery = (shop: Shop, pageContext: PageContext) => {
  const { pageId } = pageContexts[pageContext]
  const { pathname } = shop.environment.location
  const body = { ...sourceOn(pageContext), pageContext, pageId, url: pathname }
  return queryOptions({
    ...readQuery(shop, pdm, { body }),
    queryFn: ({ signal }) => callOnce(shop, pdm, { body: { ...body, ...visitorFacts(shop) } }, signal),
    ...quietly,
  })
}

const recommendedAccessoriesQuery = (shop: Shop, pageContext: PageContext) => ({
  ...readQuery(shop, pdm, {
    body: {
      source: 'accessory',
      pageContext,
      pageId: pageContexts[pageContext].pageId,
      url: shop.environment.location.pathname,
      propositionCount: recommendedAccessories.propositionCount,
    },
  }),
  ...quietly,
})

export const useRecommendations = (pageContext: PageContext, without = nothing) => {
  const shop = useShop()
  const { audience } = useIdentity()
  const { showContext, takesAccessories } = pageContexts[pageContext]
  const enabled = useCanShow(recommendationRows, showContext)
  const most = audience === 'prospect' || pageContext === 'Wishlist' ? mostDevices : Infinity
  const devices = useQuery({ ...recommendedDevicesQuery(shop, pageContext), enabled })
  const accessories = useQuery({
    ...recommendedAccessoriesQuery(shop, pageContext),
    enabled: enabled && takesAccessories,
  })
  const recommended = useMemo(
    () => ({
      devices: devices.data ? readDevices(devices.data, { most, without }) : none,
      accessories: accessories.data ? readAccessories(accessories.data, without) : none,
    }),
    [devices.data, accessories.data, most, without],
  )
  const { recommendedDevices, eligibleOffers } = useHeldPageData(pageContext, recommended)
  const held = { ...recommended.devices, products: Object.values(recommendedDevices) }
  return {
    isLoading: enabled && (devices.isPending || accessories.isLoading),
    tabs: enabled ? recommendationTabs(held, recommended.accessories) : [],
    offers: eligibleOffers,
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
