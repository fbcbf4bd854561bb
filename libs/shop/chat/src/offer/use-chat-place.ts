import { isNativeApp, appMarker } from '@soe/rules'
import { readSalesRep, useFlags, useIdentity, useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { chatPageAt, type ChatPage } from './chat-pages'

export interface ChatPlaceState {
  readonly page: ChatPage
  /** Nothing of the chat shows here. */
  readonly isHidden: boolean
  readonly isApp: boolean
  readonly loggedIn: boolean
}

/** The value of `flow` that the trial page puts into its links. */
const trialFlow = 'trial'

const useIsTrial = (path: string): boolean => {
  const { parameters } = useShop()
  const [isTrial, setTrial] = useState(false)
  useEffect(() => {
    let isGone = false
    void parameters().then(
      ({ flow }) => {
        if (!isGone) setTrial(flow === trialFlow)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [path, parameters])
  return isTrial
}

/** Where the shopper is, and whether chat has a place there. */
export const useChatPlace = (): ChatPlaceState => {
  const { environment } = useShop()
  const [path] = useLocation()
  const { loggedIn } = useIdentity()
  const { rpsFlowFFlag = false } = useFlags()
  const page = chatPageAt({ path, isTrial: useIsTrial(path) })
  const isRep = readSalesRep(environment) !== undefined
  const isApp = isNativeApp({ userAgent: environment.userAgent, appMarker })
  return { page, isHidden: page.isHidden === true || rpsFlowFFlag || isRep, isApp, loggedIn }
}
