import type { SessionState, WorldDraft } from '@soe/world'
import { ownerOf } from '../account/identity'
import { mergeGuestCart } from '../cart/access/merge-guest-cart'
import type { Persona } from '../personas/persona'
import { beginPersona } from './begin-persona'
import { endSession } from './end-session'
import { giveChats } from './give-chats'
import { giveFeedback } from './give-feedback'
import { keepSession } from './keep-session'
import { newPersonaSession } from './new-session'

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
