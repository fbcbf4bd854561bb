import { answerHelp, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useChatStore } from '../conversation/use-chat'
import { languageOf } from '../language-of'
import { emptyTrigger, type ChatOffer } from '../offer/chat-trigger'

/** Opens a chat with a person for whoever asks elsewhere in the shop. */
export const useAnswerHelp = (offer: ChatOffer | undefined) => {
  const shop = useShop()
  const store = useChatStore()
  useEffect(() => {
    const trigger = offer?.trigger ?? { ...emptyTrigger, Language: languageOf(shop) }
    return answerHelp(shop, async () => store.start({ way: 'person', topic: 'other', trigger }))
  }, [offer, shop, store])
}
