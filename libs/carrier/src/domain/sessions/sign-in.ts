import type { SessionState, WorldDraft } from '@soe/world'
import { ownerOf } from '../account/identity'
import { mergeGuestCart } from '../cart/merge-guest-cart'
import type { Persona } from '../../personas/persona'
import { beginPersona } from './begin-persona'
import { endSession } from './live-session'
import { keepSession } from './keep-session'
import { newPersonaSession } from './new-session'

/** A guest's chat goes on with the account at sign-in. */
export const giveChats = (draft: WorldDraft, guestOwner: string, owner: string, { id: sessionId }: SessionState) => {
  for (const chat of draft.chats.values()) {
    if (chat.owner === guestOwner) draft.chats.put({ ...chat, owner, sessionId })
  }
}

/** Moves a guest's feedback on recommendations to the account at sign-in. */
const giveFeedback = (draft: WorldDraft, guestOwner: string, owner: string) => {
  for (const feedback of draft.feedback.values()) {
    if (feedback.owner === guestOwner) draft.feedback.put({ ...feedback, owner })
  }
}

const giveToAccount = (draft: WorldDraft, guestOwner: string, session: SessionState) => {
  const owner = ownerOf(session)
  mergeGuestCart(draft, guestOwner, owner)
  giveFeedback(draft, guestOwner, owner)
  giveChats(draft, guestOwner, owner, session)
}

/** Starts a session of the persona and ends the guest's, whose carts, orders, feedback and chat the account takes over. */
export const signIn = (draft: WorldDraft, persona: Persona, guest?: SessionState): SessionState => {
  const session = keepSession(draft, newPersonaSession(draft, persona))
  beginPersona(draft, persona, session)
  if (guest && !guest.loggedIn) {
    if (session.loggedIn) giveToAccount(draft, ownerOf(guest), session)
    endSession(draft, guest, 'sign-out')
  }
  return session
}
