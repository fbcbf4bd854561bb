import type { AnswerOf, Store } from '@soe/contracts'
import { isVideoChatOffered, isVideoChatOpen } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { findStore } from '@soe/catalogue'
import type { WorldDraft } from '@soe/world'
import { accountOf, ownerOf } from '../../account/identity'
import { localHour } from './local-hour'
import { nearestStore } from '../../catalogue/stock/nearest-store'
import { supportOf } from '../settings/support-settings'

/** The entry of the throttle list that turns video chat on. */
const videoEntry = 'VideoChatEnabled'

const staffing = (draft: WorldDraft) => {
  const hour = localHour(draft.now, draft.header.timeZone)
  return { hour, agents: isVideoChatOpen(hour) ? supportOf(draft).videoAgents : 0 }
}

/** How many video agents are free; at night there are none. */
export const readVideoChat = (draft: WorldDraft): AnswerOf<'support.getVideoChat'> => {
  const { hour, agents } = staffing(draft)
  return {
    isVideoChatAvailable: isVideoChatOpen(hour) && draft.header.throttleList.includes(videoEntry),
    mediaoutput: { agentstatistics: [{ available: agents }] },
  }
}

/** The store that a cart is picked up in, else the nearest to the cart's or the account's address. */
const storeOf = (draft: WorldDraft, caller: Caller): Store => {
  const cart = findCart(draft, caller)
  const zipCode = cart?.zipCode ?? accountOf(ownerOf(caller.session))?.address.zipCode
  return findStore(cart?.locationCode) ?? nearestStore(zipCode)
}

/** Whether a specialist of the shopper's store can help by video now. */
export const checkVideoAssist = (draft: WorldDraft, caller: Caller): AnswerOf<'support.videoAssistCheck'> => ({
  enableVideoAssist: isVideoChatOffered(staffing(draft)) && draft.header.throttleList.includes(videoEntry),
  locationCode: storeOf(draft, caller).locationCode,
})
