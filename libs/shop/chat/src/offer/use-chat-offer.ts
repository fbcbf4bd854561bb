import { livePersonCheck } from '@soe/contracts/routes'
import { callOnce, delays, useFlags, useShop, type ChatOnPage, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isChatInProgress } from '../conversation/chat-cookie'
import { useChat } from '../conversation/use-chat'
import { languageOf } from '../language-of'
import { useAfter } from '../use-after'
import { chatOffer, guestTrigger, type ChatOffer } from './chat-trigger'
import type { ChatPlaceState } from './use-chat-place'

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
export const useChatOffer = ({ page, isHidden, isApp, loggedIn }: ChatPlaceState): ChatOffer | undefined => {
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
