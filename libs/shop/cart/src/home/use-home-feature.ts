import type { CartView } from '@soe/contracts'
import { addFeatures, getProtectionFeatures } from '@soe/contracts/routes'
import { isHandledByShop } from '@soe/shop-journey'
import { platformTexts, readQuery, useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { looksUpHome, readHomeFeature, type HomeFeature, type HomePage } from './home-feature'
import { homeTexts } from './home-texts'

/** The lookup of home protection or home advisor; prepaid carts take neither. */
export const useHomeFeature = (cart: CartView, page: HomePage) => {
  const shop = useShop()
  const { audience, channel } = useIdentity()
  const body = {
    channel,
    pageId: 'PROTECTION' as const,
    cartId: cart.cartId,
    getHomeProtectionEligibility: true,
    vhdpPageRequest: page,
  }
  const { data, isError, isFetching, refetch } = useQuery({
    ...readQuery(shop, getProtectionFeatures, { body }),
    enabled: audience in getProtectionFeatures.paths && looksUpHome(cart, page),
    meta: { showsError: true },
  })
  return {
    feature: data && readHomeFeature(cart, page, data.payload.features),
    hasFailed: isError,
    isLooking: isFetching,
    retry: () => void refetch(),
  }
}

/** Whether the feature is in the cart: as the last change left it, until the cart itself says so. */
const useAdded = (inCart: boolean) => {
  const [change, setChange] = useState({ added: inCart, since: inCart })
  const added = change.since === inCart ? change.added : inCart
  return [added, (isAdded: boolean) => setChange({ added: isAdded, since: inCart })] as const
}

export const useChangeHomeFeature = ({ name, sorId, featureType, mtn, intendType, inCart }: HomeFeature) => {
  const { notices } = useShop()
  const texts = useTexts(homeTexts)
  const { tryAgain } = useTexts(platformTexts)
  const [added, setAdded] = useAdded(inCart)
  const { mutate, isPending } = useChange(addFeatures, {
    meta: { silent: true },
    onDone: (_, { data }) => {
      const isAdded = data.accountFeatures[0]?.actionIndicator === 'A'
      setAdded(isAdded)
      announce((isAdded ? texts.added : texts.removed)(name))
    },
    onFailed: (error) => {
      if (!isHandledByShop(error)) notices.show({ type: 'error', text: tryAgain, sticky: true })
    },
  })
  const change = () => {
    if (isPending) return
    const actionIndicator = added ? ('D' as const) : ('A' as const)
    const requested = {
      id: sorId,
      actionIndicator,
      type: featureType,
      quantity: 1,
      mtns: mtn === undefined ? [] : [mtn],
    }
    mutate({ cartInfo: { intendType }, data: { accountFeatures: [requested] } })
  }
  return { change, added, isChanging: isPending }
}
