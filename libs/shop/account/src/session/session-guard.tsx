import {
  applyIdentityFlags,
  useIdentity,
  useShop,
  useTexts,
  signOut,
  useFlags,
  type SessionWatcher,
  type Shop,
} from '@soe/shop-platform'
import { useSyncExternalStore, useEffect } from 'react'
import { accountTexts } from '../account-texts'
import { SessionWarning } from './session-warning'
import { useGuestEntry } from './use-guest-entry'
import { useNextGenFlow } from './use-next-gen-flow'
import { useSeenSignedOut } from './use-seen-signed-out'
import { useSessionWatcher } from './use-session-watcher'

/** Whether a guest's role counts as signed in, and whether a partner store sells, is for flags to say. */
const useIdentityFlags = () => {
  const shop = useShop()
  const flags = useFlags()
  useEffect(() => applyIdentityFlags(shop), [shop, flags])
}

/** Signs out at the shopper's wish; where that fails, the notice says that they are still signed in. */
export const signOutOrSay = async (shop: Shop): Promise<void> => {
  const state = await signOut(shop)
  if (state === 'success') return
  shop.notices.show({ type: 'error', text: accountTexts(shop.language).signOutFailed, sticky: true })
}

const Warning = ({ watcher }: { watcher: SessionWatcher }) => {
  const shop = useShop()
  const texts = useTexts(accountTexts)
  const { loggedIn } = useIdentity()
  const state = useSyncExternalStore(watcher.subscribe, watcher.get, watcher.get)
  const stay = async () => {
    if (!(await watcher.extend())) return
    shop.notices.show({ type: 'success', text: loggedIn ? texts.extended : texts.extendedGuest })
  }
  if (!state.showModal) return null
  return <SessionWarning state={state} onStay={() => void stay()} onSignOut={() => void signOutOrSay(shop)} />
}

/** Everything about the session that no first paint waits for. */
export const SessionGuard = () => {
  const watcher = useSessionWatcher()
  useIdentityFlags()
  useSeenSignedOut()
  useNextGenFlow()
  useGuestEntry()
  return <Warning watcher={watcher} />
}
