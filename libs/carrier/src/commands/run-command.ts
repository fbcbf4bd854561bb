import type { CommandName, Command } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { advanceClock, expireSession, extendSession } from './session-commands'
import { answerChat, endChat } from './chat-commands'
import type { CarrierCommand } from './carrier-command'
import { failNext } from './fail-next'
import { handOverCase, lockCart, unlockCart } from './cart-commands'
import { sellOut, setPrice, setStock } from './stock-commands'
import { setCredit, setFeatureFlags, setNetwork, setSupport, setThrottleList } from './settings-commands'

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
