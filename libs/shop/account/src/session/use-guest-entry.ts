import { withSearch } from '@soe/shop-journey'
import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useAuthenticationLevel } from '../guest/use-authentication-level'

/** Where a prospect's checkout begins. */
const beginnings: readonly string[] = ['aboutyourself', 'orderreview', 'checkout/orderReview']

const asked = { guestCheckout: 'true' } as const

/** A guest of the app whose device is known begins the checkout with the last two digits of the account. */
export const useGuestEntry = () => {
  const shop = useShop()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const begins = beginnings.includes(shop.nameAt(path) ?? '')
  const level = useAuthenticationLevel(begins ? asked : undefined)
  const mayEnter = begins && level === 'L1'
  useEffect(() => {
    if (!mayEnter) return undefined
    let isLeft = false
    const enter = async () => {
      const { guestCheckout } = await shop.parameters()
      if (guestCheckout !== true && !isLeft)
        navigate(withSearch(shop.pathOf('guestlogin', asked), search), { replace: true })
    }
    void enter().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [mayEnter, shop, search, navigate])
}
