import { supportsHelpButton } from '@soe/rules'
import { delays, useFlagValues, useIdentity, useShop } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { useChatStore } from '../conversation/use-chat'
import { languageOf } from '../language-of'
import { emptyTrigger } from '../offer/chat-trigger'
import { useAfter } from '../use-after'

export interface HelpButtonApp {
  readonly releaseVersion: string | undefined
  readonly isSupportedPage: boolean
}

export interface HelpButton {
  readonly isShown: boolean
  readonly press: () => void
}

/** Pages of a guest's checkout on which help needs no sign-in: the shop and its accessories. */
const isOpenToGuests = (path: string) => /\/(shop|shoplanding|smartphones|watches|tablets|accessor)/i.test(path)

/** In a guest's checkout, help begins with who is asking; elsewhere with the chat. */
const usePress = () => {
  const shop = useShop()
  const store = useChatStore()
  const { loggedIn } = useIdentity()
  const [path, navigate] = useLocation()
  return async () => {
    const { guestCheckout } = await shop.parameters()
    const isGuestCheckout = !loggedIn && (guestCheckout === true || /guestcheckout/i.test(path))
    if (isGuestCheckout && !isOpenToGuests(path)) {
      navigate(shop.pathOf('guestlogin', { guestCheckout: 'true' }))
      return
    }
    const trigger = { ...emptyTrigger, Language: languageOf(shop) }
    await store.start({ way: 'person', topic: 'other', trigger })
  }
}

/** Inside the carrier's app its help button takes the place of every offer; it comes a little after the page. */
export const useHelpButton = ({ releaseVersion, isSupportedPage }: HelpButtonApp): HelpButton => {
  const { habEnabled, habInvocationTime, habSupportVersion } = useFlagValues() ?? {}
  const isDue = useAfter(typeof habInvocationTime === 'number' ? habInvocationTime : delays.helpButton)
  const supportVersion = habSupportVersion === undefined ? undefined : String(habSupportVersion)
  const facts = { releaseVersion, supportVersion, habEnabled: habEnabled === true, isSupportedPage }
  const press = usePress()
  return { isShown: isDue && supportsHelpButton(facts), press: () => void press() }
}
