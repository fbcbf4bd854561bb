import { answerHelp, useShop } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useChatStore } from '../conversation/use-chat'
import { emptyTrigger, type ChatOffer } from '../offer/chat-trigger'

/** Opens a chat with a person for whoever asks elsewhere in the shop. */
export const useAnswerHelp = (offer: ChatOffer | undefined) => {
  const shop = useShop()
  const store = useChatStore()
  const trigger = offer?.trigger ?? emptyTrigger
  useEffect(
    () =>
      answerHelp(shop, async () => store.start({ way: 'person', topic: 'other', trigger })),
    [shop, store, trigger],
  )
}
