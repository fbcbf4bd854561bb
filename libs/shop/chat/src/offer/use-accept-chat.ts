import type { ChatTopic, ChatWay } from '@soe/contracts'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'
import type { ChatOffer } from './chat-trigger'
import { sendFeedback } from './send-feedback'

/** What a press on an invitation does: feedback first, then the chat. Guests are connected at once. */
export const useAcceptChat = (offer: ChatOffer) => {
  const shop = useShop()
  const store = useChatStore()
  const texts = useTexts(chatTexts)
  const { loggedIn } = useIdentity()
  const start = async (way: ChatWay, topic: ChatTopic) => {
    const isStarted = await store.start({ way, topic, trigger: offer.trigger })
    if (!isStarted) announce(texts.notAnswering)
    return isStarted
  }
  const accept = async () => {
    await sendFeedback(shop, offer, true)
    if (loggedIn && offer.flow !== 'CO') store.show('asking')
    else await start(offer.flow === 'CO' ? 'assistant' : 'person', 'other')
  }
  return { accept: () => void accept(), start }
}
