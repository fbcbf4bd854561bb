import { isNativeApp, appMarker } from '@soe/rules'
import {
  isPrepaidPath,
  readSalesRep,
  useFlags,
  useIdentity,
  useShop,
  type ChatOnPage,
  type PageAt,
} from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

export interface ChatPlaceState {
  readonly page: ChatOnPage
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

/** What the chat knows of a page that says nothing of it. */
const anyPage: ChatOnPage = { context: 'shop', priority: 'Low' }

export const isHiddenOn = ({ isHidden }: ChatOnPage, path: string, isTrial: boolean): boolean =>
  isHidden === 'always' || (isHidden === 'in trial' && isTrial) || (isHidden === 'prepaid' && isPrepaidPath(path))

/** Where the shopper is, and whether chat has a place there. */
export const useChatPlace = (pageAt: PageAt): ChatPlaceState => {
  const { environment } = useShop()
  const [path] = useLocation()
  const { loggedIn } = useIdentity()
  const { rpsFlowFFlag = false } = useFlags()
  const page = pageAt(path).page.chat ?? anyPage
  const isHidden = isHiddenOn(page, path, useIsTrial(path))
  const isRep = readSalesRep(environment) !== undefined
  const isApp = isNativeApp({ userAgent: environment.userAgent, appMarker })
  return { page, isHidden: isHidden || rpsFlowFFlag || isRep, isApp, loggedIn }
}
