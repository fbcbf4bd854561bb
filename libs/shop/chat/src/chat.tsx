import { useFlags, type PageAt } from '@soe/shop-platform'
import { useEffect } from 'react'
import { useSharedCart } from './conversation/use-shared-cart'
import { useChat, useChatStore } from './conversation/use-chat'
import { HelpEntry } from './help/help-entry'
import { useAnswerHelp } from './help/use-answer-help'
import { ChatEntry, ChatInvitation } from './offer/chat-invitation'
import { emptyTrigger } from './offer/chat-trigger'
import { useChatOffer } from './offer/use-chat-offer'
import { useChatPlace } from './offer/use-chat-place'
import { useProactiveChat } from './offer/use-proactive-chat'
import { useRestrictedOffer } from './restricted/use-restricted-offer'
import { VideoWidget } from './video/video-widget'
import { BeforeChat } from './window/before-chat'
import { ChatBar } from './window/chat-bar'
import { ChatWindow } from './window/chat-window'

const useResumed = () => {
  const store = useChatStore()
  useEffect(() => void store.resume(), [store])
}

/** Everything of the chat that a page shows, fetched once the browser is idle. */
export const Chat = ({ pageAt }: { pageAt: PageAt }) => {
  const place = useChatPlace(pageAt)
  const { panel, chat: latest } = useChat()
  // A call by video has a window of its own.
  const chat = latest?.way === 'video' ? null : latest
  const store = useChatStore()
  const offer = useChatOffer(place)
  const { chatFabFFlag = false } = useFlags()
  useResumed()
  useSharedCart()
  useAnswerHelp(offer)
  useRestrictedOffer()
  useProactiveChat(offer, chatFabFFlag && !place.isHidden)
  if (place.isHidden) return null
  const isClosed = panel === 'closed'
  return (
    <>
      {isClosed && offer && <ChatInvitation offer={offer} />}
      {panel === 'asking' && <BeforeChat offer={offer ?? { flow: null, trigger: emptyTrigger }} />}
      {panel === 'open' && chat && <ChatWindow chat={chat} onAskPerson={() => store.show('asking')} />}
      {panel === 'minimised' && chat && <ChatBar chat={chat} />}
      <HelpEntry>
        {isClosed && offer && <ChatEntry offer={offer} />}
        {panel !== 'open' && !place.isApp && <VideoWidget throttleList={offer?.throttleList} />}
      </HelpEntry>
    </>
  )
}
