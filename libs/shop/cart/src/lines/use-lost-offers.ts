import type { CartView } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatList, useShop, useTexts, type Shop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { cartTexts } from '../cart-texts'
import { lostOffers } from './lost-offers'

/** The cart as the shopper last saw it, also before another page has changed it. */
const lastShown = new WeakMap<Shop, CartView>()

export const useLostOffers = (cart: CartView): void => {
  const shop = useShop()
  const texts = useTexts(cartTexts)
  useEffect(() => {
    const lost = lostOffers(lastShown.get(shop) ?? cart, cart).map(({ name = '', amount, quantity }) =>
      texts.offerWorth(name, formatPrice(-amount), quantity),
    )
    lastShown.set(shop, cart)
    if (lost.length === 0) return
    const text = texts.offersLost(formatList(lost, shop.language), lost.length)
    shop.notices.show({ type: 'info', text, topic: 'lost-offers' })
  }, [cart, shop, texts])
}
