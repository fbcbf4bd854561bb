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
  readonly isHidden: boolean
  readonly isApp: boolean
  readonly loggedIn: boolean
}

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

const anyPage: ChatOnPage = { context: 'shop', priority: 'Low' }

export const isHiddenOn = ({ isHidden }: ChatOnPage, path: string, isTrial: boolean): boolean =>
  isHidden === 'always' || (isHidden === 'in trial' && isTrial) || (isHidden === 'prepaid' && isPrepaidPath(path))

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
