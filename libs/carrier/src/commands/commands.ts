import type { CommandName } from '@soe/contracts'
import { advanceClock } from './advance-clock'
import { answerChat } from './answer-chat'
import type { CarrierCommand } from './carrier-command'
import { endChat } from './end-chat'
import { expireSession } from './expire-session'
import { extendSession } from './extend-session'
import { failNext } from './fail-next'
import { handOverCase } from './hand-over-case'
import { lockCart } from './lock-cart'
import { sellOut } from './sell-out'
import { setCredit } from './set-credit'
import { setFeatureFlags } from './set-feature-flags'
import { setStock } from './set-stock'
import { setSupport } from './set-support'
import { setThrottleList } from './set-throttle-list'
import { unlockCart } from './unlock-cart'

/** Every command of the control API and of rules; a missing one does not compile. */
export const commands: { readonly [Name in CommandName]: CarrierCommand<Name> } = {
  advanceClock,
  answerChat,
  endChat,
  expireSession,
  extendSession,
  failNext,
  handOverCase,
  lockCart,
  sellOut,
  setCredit,
  setFeatureFlags,
  setStock,
  setSupport,
  setThrottleList,
  unlockCart,
}
