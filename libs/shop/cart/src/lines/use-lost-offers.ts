import type { CartView } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { cartTexts } from '../cart-texts'
import { lostOffers } from './lost-offers'

/** Says which offers a change of the cart has cost the lines that stay. */
export const useLostOffers = (cart: CartView): void => {
  const { notices, language } = useShop()
  const texts = useTexts(cartTexts)
  const before = useRef(cart)
  useEffect(() => {
    const lost = lostOffers(before.current, cart).map((name) => `“${name}”`)
    before.current = cart
    if (lost.length === 0) return
    const text = texts.offersLost(new Intl.ListFormat(language).format(lost), lost.length)
    notices.show({ type: 'info', text, topic: 'lost-offers' })
  }, [cart, notices, language, texts])
}
