import type { AnswerOf, BodyOf, ChatPropositionId } from '@soe/contracts'
import { chooseChatProposition } from '@soe/rules'
import { accountStateOf } from '../../account/account'
import { cartItemCount } from '../../cart/lines/cart-count'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { findLock } from '../../cart/access/cart-lock'
import { chatIdOf, chatProposition } from './chat-proposition'
import type { WorldDraft } from '@soe/world'
import { flowNameOf } from '../../process-step/flow-name'
import { holdingOf, lobOf, ownerOf } from '../../account/identity'
import { supportOf } from '../../support/settings/support-settings'

type Asked = Pick<BodyOf<'chat.livePersonCheck'>, 'pageContext' | 'customerPriority'>

const isHeldElsewhere = (draft: WorldDraft, { channel }: Caller, cartId: string) => {
  const lock = findLock(draft, cartId)
  return lock !== undefined && lock.channel !== channel
}

/** What the shopper's state asks for, unless the world is told what to offer. */
export const chosenProposition = (draft: WorldDraft, caller: Caller, asked: Asked): ChatPropositionId => {
  const { session, audience } = caller
  const owner = ownerOf(session)
  const cart = findCart(draft, caller)
  const wishlist = draft.wishlists.get(holdingOf(draft, owner).wishlistId ?? '')
  return (
    supportOf(draft).chatProposition ??
    chooseChatProposition({
      isSignedIn: session.loggedIn,
      isPrepay: lobOf(audience) === 'prepaid',
      isPastDue: accountStateOf(draft, owner).pastDueCents > 0,
      isCartLocked: cart !== undefined && isHeldElsewhere(draft, caller, cart.id),
      isCartEmpty: cart === undefined || cartItemCount(cart) === 0,
      isWishlistEmpty: (wishlist?.items.length ?? 0) === 0,
      pageContext: asked.pageContext ?? '',
      customerPriority: asked.customerPriority ?? '',
    })
  )
}

const customerType = ({ session, audience }: Caller) =>
  lobOf(audience) === 'prepaid' ? 'PC' : session.loggedIn ? 'EC' : 'NC'

export const hasChatAgents = (draft: WorldDraft): boolean => supportOf(draft).chatAgents > 0

/** Whether and how to offer a chat; with no agent there is nothing to offer, and the status says so. */
export const checkLivePerson = (draft: WorldDraft, caller: Caller, asked: Asked): AnswerOf<'chat.livePersonCheck'> => {
  const place = asked.pageContext ?? ''
  const isStaffed = hasChatAgents(draft)
  const id = chosenProposition(draft, caller, asked)
  const cart = findCart(draft, caller)
  return {
    service: {
      serviceHeader: {
        statusCode: isStaffed ? '0' : '1',
        statusMsg: isStaffed ? 'SUCCESS' : 'NO AGENT AVAILABLE',
        clientSessionId: chatIdOf(caller),
      },
      serviceBody: {
        serviceResponse: {
          propositionList: { proposition: isStaffed ? [chatProposition(draft, caller, id, place)] : [] },
          subPageType: place,
          flowName: cart ? flowNameOf(cart, caller.session.loggedIn) : '',
          customerType: customerType(caller),
          authentication: caller.session.loggedIn ? 'Y' : 'N',
          contextInfo: { sessionId: chatIdOf(caller) },
        },
      },
    },
    throttleList: [...draft.header.throttleList],
  }
}
