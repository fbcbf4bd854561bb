import type { RecommendedProduct } from '@soe/contracts'
import { dispositions } from '@soe/rules'
import { expressPage, useGo } from '@soe/shop-journey'
import { delays, isShopError, useIdentity, useShop, callOnce, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recommendedQuery, type Recommended, pageContext } from './recommended-query'
import { pdm } from '@soe/contracts/routes'

/** Takes the accessory's dialog away; its name then leads to its page. */
const dialogFlag = 'accessoriesModalFFlag'

const isLoggedOut = (error: unknown) => isShopError(error) && error.handling === 'logout'

/** Goes on after the carrier's delay when there is nothing to show; a failed call counts as nothing. */
const useWayOn = (isEmpty: boolean) => {
  const { environment } = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  const latest = useRef(() => go(expressPage(audience), { replace: true }))
  useEffect(() => {
    if (!isEmpty) return undefined
    let isHere = true
    void environment.wait(delays.redirect).then(() => isHere && latest.current())
    return () => {
      isHere = false
    }
  }, [environment, isEmpty])
}

/** The carrier's fixed count for the interstitial. */
const propositionCount = 5

const sendFeedback = (
  shop: Shop,
  nbxSessionId: string,
  items: readonly RecommendedProduct[],
  dispositionOptionId: (typeof dispositions)[keyof typeof dispositions],
) => {
  if (items.length === 0) return
  const timestamp = new Date(shop.environment.now()).toISOString()
  const responseList = items.map(({ proposition }) => ({ ...proposition, dispositionOptionId, timestamp }))
  const body = {
    source: 'accessoryFeedback' as const,
    pageContext,
    category: 'Accessories',
    recommendationSource: 'NBX',
    nbxSessionId,
    propositionCount,
    newCustomer: !shop.identity.get().loggedIn,
    modelSource: 'NBX',
    customerResponse: { responseList },
  }
  void callOnce(shop, pdm, { body }).catch(() => undefined)
}

const useDisplayed = (recommended: Recommended | undefined) => {
  const shop = useShop()
  const reported = useRef('')
  useEffect(() => {
    if (!recommended || reported.current === recommended.nbxSessionId) return
    reported.current = recommended.nbxSessionId
    sendFeedback(shop, recommended.nbxSessionId, recommended.accessoryList, dispositions.displayed)
  }, [shop, recommended])
}

export const useRecommended = () => {
  const shop = useShop()
  const { data, error } = useQuery(recommendedQuery(shop))
  useWayOn(error ? !isLoggedOut(error) : data?.accessoryList.length === 0)
  useDisplayed(data)
  return {
    accessoryList: data?.accessoryList,
    hasDialog: data?.featureFlags[dialogFlag] !== false,
    onAdded: (item: RecommendedProduct) => data && sendFeedback(shop, data.nbxSessionId, [item], dispositions.accepted),
  }
}
