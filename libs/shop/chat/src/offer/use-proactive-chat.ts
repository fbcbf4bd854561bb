import { pdm } from '@soe/contracts/routes'
import { callOnce, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'
import type { ChatOffer } from './chat-trigger'
import { openerIn } from './opener-in'

/** Key of session storage: a chat has opened by itself in this visit. */
const openedKey = 'proactiveChatOpened'

const isProactive = (offer: ChatOffer | undefined): offer is ChatOffer => offer?.trigger.propositionId === 'PLP_07'

/** The floating variation opens by itself for the proactive proposition alone, once a visit, with the carrier's words. */
export const useProactiveChat = (offer: ChatOffer | undefined, isFab: boolean) => {
  const shop = useShop()
  const store = useChatStore()
  useEffect(() => {
    const { sessionStorage } = shop.environment
    if (!isFab || !isProactive(offer) || store.get().chat || sessionStorage.getItem(openedKey) === 'true') return
    sessionStorage.setItem(openedKey, 'true')
    const open = async () => {
      const pageContext = offer.trigger.Page_Location
      const answer = await callOnce(shop, pdm, { body: { source: 'proactiveChat', pageContext } })
      if (!('recommendation' in answer) || answer.recommendation.proactiveChatIndicator !== 'Y') return
      const { overlayOpener } = chatTexts(shop.language)
      const opener = openerIn(shop.language, answer.recommendation.proactiveChatCustomMSG ?? '', overlayOpener)
      await store.start({ way: 'assistant', topic: 'other', trigger: offer.trigger, opener })
    }
    void open().catch(() => undefined)
  }, [isFab, offer, shop, store])
}
