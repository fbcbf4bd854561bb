import { type CommandName, type Command, durationInMs } from '@soe/contracts'
import { type WorldDraft, changeClock } from '@soe/world'
import type { CarrierCommand } from './carrier-command'
import { failNext } from './fail-next'
import { handOverCase } from './hand-over-case'
import { sellOut } from './sell-out'
import { setCredit } from './set-credit'
import { setFeatureFlags } from './set-feature-flags'
import { setNetwork } from './set-network'
import { setStock } from './set-stock'
import { setSupport } from './set-support'
import { setThrottleList } from './set-throttle-list'
import { unlockCart } from './unlock-cart'
import { forgetPastSessions } from '../domain/sessions/keep-session'
import { withMessage } from '../domain/chat/chats'
import { chatsFor, named, liveSessions, optionalDuration, idsOf, unknownSubject } from './subjects'
import { closeChat } from '../domain/chat/close-chat'
import { endSession, extendSession as restartTimeout } from '../domain/sessions/live-session'
import { everyCart, lockCart as putLock } from '../domain/cart/cart-lock'

/** What follows in the same call, such as a lock, begins at the new time. */
const advanceClock: CarrierCommand<'advanceClock'> = (draft, { by }, realNow) => {
  const advance = durationInMs(by)
  draft.configure({ clock: changeClock(draft.header.clock, { advance }, realNow) })
  draft.elapse(advance)
  forgetPastSessions(draft)
  return 1
}

/** The first name of the agent who answers. */
const agent = 'Dana'

/** The first answer opens a chat that waits; a person takes over from the assistant. */
const answerChat: CarrierCommand<'answerChat'> = (draft, { chatId, text, offeredSkuId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) {
    const written = withMessage(draft, chat, { from: 'agent', text, offeredSkuId })
    draft.chats.put({ ...written, status: 'open', agent, way: chat.way === 'assistant' ? 'person' : chat.way })
  }
  return chats.length
}

const endChat: CarrierCommand<'endChat'> = (draft, { chatId }) => {
  const chats = chatsFor(draft, chatId)
  for (const chat of chats) closeChat(draft, chat, 'agent')
  return chats.length
}

const expireSession: CarrierCommand<'expireSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) endSession(draft, session, 'expiry')
  return sessions.length
}

const extendSession: CarrierCommand<'extendSession'> = (draft, { sessionId }) => {
  const sessions = liveSessions(draft, named(sessionId))
  for (const session of sessions) restartTimeout(draft, session)
  return sessions.length
}

const requireCart = (draft: WorldDraft, cartId: string): string => {
  if (draft.carts.get(cartId)) return cartId
  throw unknownSubject('cart', cartId, idsOf(draft.carts.values()))
}

const lockCart: CarrierCommand<'lockCart'> = (draft, { cartId: given, channel, ttl, unlockChannel }) => {
  const cartId = named(given)
  const lockId = cartId === undefined ? everyCart : requireCart(draft, cartId)
  putLock(draft, lockId, channel, optionalDuration(ttl), unlockChannel)
  return cartId === undefined ? draft.carts.values().length : 1
}

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
