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
  markStale,
  delays,
  type ChatOnPage,
  type Shop,
} from '@soe/shop-platform'
import { useEffect, type ReactNode, useRef, useMemo } from 'react'
import { useChat, useChatStore } from './conversation/use-chat'
import { ChatEntry, ChatInvitation } from './offer/chat-invitation'
import { emptyTrigger, type ChatOffer, chatOffer, guestTrigger } from './offer/chat-trigger'
import { useChatPlace, type ChatPlaceState } from './offer/use-chat-place'
import { VideoWidget } from './video/video-widget'
import { BeforeChat } from './window/before-chat'
import { ChatBar } from './window/chat-bar'
import { ChatWindow } from './window/chat-window'
import styles from './help/help-entry.module.css'
import { languageOf } from './language-of'
import {
  pdm,
  saveAcceptedMyofferData,
  getCheckoutDetails,
  otherCartReads,
  livePersonCheck,
} from '@soe/contracts/routes'
import { chatTexts } from './chat-texts'
import { openerIn } from './offer/opener-in'
import { useSearch } from 'wouter'
import { restrictedOffer } from './restricted/restricted-offer'
import { useLockStore } from '@soe/shop-basket'
import { chatChannel, lockResponse, useGo } from '@soe/shop-journey'
import { useQuery } from '@tanstack/react-query'
import { isChatInProgress } from './conversation/chat-cookie'
import { useAfter } from './use-after'

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

/** The cart follows what the agent does: it locks while they hold it, and is read again when it has changed. */
const useSharedCart = () => {
  const shop = useShop()
  const store = useChatStore()
  const lock = useLockStore()
  const go = useGo()
  const { id, cart } = useChat().chat ?? {}
  const isHeld = cart?.isHeldByChat ?? false
  const wasHeld = useRef(false)
  const known = useRef<{ id?: string | undefined; revision?: string | undefined }>({})
  const latestGo = useRef(go)
  useEffect(() => {
    latestGo.current = go
  })
  useEffect(() => {
    if (isHeld === wasHeld.current) return
    wasHeld.current = isHeld
    if (!isHeld) return lock.reset()
    lock.set({ locked: true, lockedChannelID: chatChannel, source: getCheckoutDetails.key })
    const { environment } = shop
    const facts = { isMobile: environment.isNarrow(), isViaCartIcon: false, lockedChannelId: chatChannel }
    const response = lockResponse(facts)
    const isAtCart = /cart|checkout/i.test(environment.location.pathname)
    if (response.kind === 'redirect' && isAtCart) latestGo.current(response.destination)
  }, [isHeld, lock, shop])
  useEffect(() => {
    const revision = cart?.revision
    const hasArrived = id !== known.current.id
    if (hasArrived) known.current = { id, revision }
    // A cart that the agent holds can't be read; it is read once it is back.
    if (hasArrived || revision === undefined || revision === known.current.revision || isHeld) return
    known.current = { id, revision }
    void markStale(shop, otherCartReads)
    // The answer brings the cookies that count the cart.
    void store.refresh().then(() => shop.identity.refresh())
  }, [cart?.revision, id, isHeld, shop, store])
}

const checkQuery = (shop: Shop, { context, priority }: ChatOnPage) => {
  const body = {
    callReason: 'Intent',
    category: 'STPRecommendations',
    pageContext: context,
    customerPriority: priority,
    timeout: delays.livePersonCheck,
  } as const
  return {
    // A page offers once: no change of the cart asks again.
    queryKey: ['chat.offer', shop.identity.get().audience, body],
    queryFn: () => callOnce(shop, livePersonCheck, { body }, shop.environment.timeout(delays.livePersonCheck)),
    meta: { silent: true },
  }
}

/** How chat is offered on this page; undefined until that is known, and where it is not offered. */
const useChatOffer = ({ page, isHidden, isApp, loggedIn }: ChatPlaceState): ChatOffer | undefined => {
  const shop = useShop()
  const { livePersonCheckFFlag } = useFlags()
  const isReady = useAfter(delays.chatInit)
  const mayOffer = isReady && !isHidden && !isApp && page.isUnevaluated !== true
  const isChecked = mayOffer && loggedIn && livePersonCheckFFlag === true
  const check = useQuery({ ...checkQuery(shop, page), enabled: isChecked })
  const language = languageOf(shop)
  // The cookie says it of other tabs too, and is read again whenever this tab's chat has changed.
  useChat()
  const isInProgress = isChatInProgress(shop.environment)
  return useMemo(() => {
    if (!mayOffer) return undefined
    if (!loggedIn) return { flow: null, trigger: guestTrigger(language, page.context) }
    if (!isChecked || check.isPending) return undefined
    return chatOffer({ answer: check.data, isChatInProgress: isInProgress, language })
  }, [check.data, check.isPending, isChecked, isInProgress, language, loggedIn, mayOffer, page.context])
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
      {isClosed && offer && !place.page.isHelp && <ChatInvitation offer={offer} />}
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
