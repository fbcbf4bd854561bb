import { useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import type { ChatOffer } from './chat-trigger'
import { sendFeedback } from './send-feedback'

/** Key of session storage: the propositions that the shopper has seen, with their places. */
const shownKey = 'chatPropositionsShown'

/** Reports once a visit that a proposition is shown on a page. */
export const useDisplayFeedback = (offer: ChatOffer, isShown = true) => {
  const shop = useShop()
  useEffect(() => {
    const { proposition } = offer
    if (!proposition || !isShown) return
    const { sessionStorage } = shop.environment
    const shown = (sessionStorage.getItem(shownKey) ?? '').split('|')
    const name = `${proposition.propositionId}@${proposition.tacticLocation}`
    if (shown.includes(name)) return
    sessionStorage.setItem(shownKey, [...shown.slice(-20), name].join('|'))
    void sendFeedback(shop, offer, false)
  }, [isShown, offer, shop])
}
