import { useIdentity, useShop, useTexts, type SessionWatcher } from '@soe/shop-platform'
import { useSyncExternalStore } from 'react'
import { accountTexts } from '../account-texts'
import { SessionWarning } from './session-warning'
import { signOutOrSay } from './sign-out-or-say'
import { useGuestEntry } from './use-guest-entry'
import { useIdentityFlags } from './use-identity-flags'
import { useNextGenFlow } from './use-next-gen-flow'
import { useSeenSignedOut } from './use-seen-signed-out'
import { useSessionWatcher } from './use-session-watcher'

export { signOutOrSay }

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
