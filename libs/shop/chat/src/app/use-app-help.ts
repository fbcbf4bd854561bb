import { readParameters } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import { useIdentity, useShop } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { useChatStore } from '../conversation/use-chat'
import { languageOf } from '../language-of'
import { emptyTrigger } from '../offer/chat-trigger'

/** The shop and its accessories, where help asks a guest for nothing. */
const isOpenToGuests = (path: string) => /\/(shop|shoplanding|smartphones|watches|tablets|accessor)/i.test(path)

/** What the app's help button does. In a guest's checkout, help begins with who is asking; elsewhere with the chat. */
export const useAppHelp = (): (() => void) => {
  const shop = useShop()
  const store = useChatStore()
  const { loggedIn, audience } = useIdentity()
  const [path, navigate] = useLocation()
  return () => {
    const { guestCheckout } = readParameters(shop.environment.location.search)
    const isGuestCheckout = !loggedIn && (guestCheckout === true || /guestcheckout/i.test(path))
    if (isGuestCheckout && !isOpenToGuests(path)) {
      navigate(`${buildPagePath('guestlogin', { audience })}?guestCheckout=true`)
      return
    }
    const trigger = { ...emptyTrigger, Language: languageOf(shop) }
    void store.start({ way: 'person', topic: 'other', trigger })
  }
}
