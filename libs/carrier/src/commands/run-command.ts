import type { CommandName, Command } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
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
import { setNetwork } from './set-network'
import { setPrice } from './set-price'
import { setStock } from './set-stock'
import { setSupport } from './set-support'
import { setThrottleList } from './set-throttle-list'
import { unlockCart } from './unlock-cart'

/** Every command of the control API and of rules; a missing one does not compile. */
const commands: { readonly [Name in CommandName]: CarrierCommand<Name> } = {
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
  setNetwork,
  setPrice,
  setStock,
  setSupport,
  setThrottleList,
  unlockCart,
}

/** What was run, and how many things it touched. */
interface CommandResult {
  readonly done: CommandName
  readonly affected: number
}

export const runCommand = (draft: WorldDraft, command: Command, realNow: number): CommandResult => {
  // The name decides the type of the arguments; the compiler can't follow that through Object.entries.
  const [name, given] = Object.entries(command)[0] as [CommandName, never]
  return { done: name, affected: commands[name](draft, given, realNow) }
}
