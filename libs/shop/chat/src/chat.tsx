import {
  useFlags,
  type PageAt,
  answerHelp,
  useShop,
  callOnce,
  useChange,
  useIdentity,
  useTexts,
  defineTexts,
} from '@soe/shop-platform'
import { useEffect, type ReactNode, useRef } from 'react'
import { useSharedCart } from './conversation/use-shared-cart'
import { useChat, useChatStore } from './conversation/use-chat'
import { ChatEntry, ChatInvitation } from './offer/chat-invitation'
import { emptyTrigger, type ChatOffer } from './offer/chat-trigger'
import { useChatOffer } from './offer/use-chat-offer'
import { useChatPlace } from './offer/use-chat-place'
import { VideoWidget } from './video/video-widget'
import { BeforeChat } from './window/before-chat'
import { ChatBar } from './window/chat-bar'
import { ChatWindow } from './window/chat-window'
import styles from './help/help-entry.module.css'
import { languageOf } from './language-of'
import { pdm, saveAcceptedMyofferData } from '@soe/contracts/routes'
import { chatTexts } from './chat-texts'
import { openerIn } from './offer/opener-in'
import { useSearch } from 'wouter'
import { restrictedOffer } from './restricted/restricted-offer'

const useResumed = () => {
  const store = useChatStore()
  useEffect(() => void store.resume(), [store])
}

/** The one place on a page where help can be had; nothing of the page lies below it. */
const HelpEntry = ({ children }: { children: ReactNode }) => <div className={styles.entry}>{children}</div>

const useAnswerHelp = (offer: ChatOffer | undefined) => {
  const shop = useShop()
  const store = useChatStore()
  useEffect(() => {
    const trigger = offer?.trigger ?? { ...emptyTrigger, Language: languageOf(shop) }
    return answerHelp(shop, async () => store.start({ way: 'person', topic: 'other', trigger }))
  }, [offer, shop, store])
}

const openedKey = 'proactiveChatOpened'

const isProactive = (offer: ChatOffer | undefined): offer is ChatOffer => offer?.trigger.propositionId === 'PLP_07'

/** The floating variation opens by itself for the proactive proposition alone, once a visit, with the carrier's words. */
const useProactiveChat = (offer: ChatOffer | undefined, isFab: boolean) => {
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

const savedKey = 'restrictedOfferSaved'

const restrictedTexts = defineTexts(
  { saved: 'Your offer is saved. It goes with your next order.' },
  { saved: 'Guardamos tu oferta. Irá con tu próximo pedido.' },
)

const useRestrictedOffer = () => {
  const shop = useShop()
  const texts = useTexts(restrictedTexts)
  const search = useSearch()
  const { audience } = useIdentity()
  const { sessionStorage } = shop.environment
  const asked = useRef('')
  const { mutate } = useChange(saveAcceptedMyofferData, {
    onDone: ({ saved: isSaved }, { offerId }) => {
      if (!isSaved) return
      sessionStorage.setItem(savedKey, offerId)
      shop.notices.show({ type: 'success', text: texts.saved })
    },
  })
  useEffect(() => {
    const offer = audience in saveAcceptedMyofferData.paths ? restrictedOffer(search) : undefined
    if (!offer || [asked.current, sessionStorage.getItem(savedKey)].includes(offer.offerId)) return
    asked.current = offer.offerId
    mutate(offer)
  }, [audience, mutate, search, sessionStorage])
}

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
