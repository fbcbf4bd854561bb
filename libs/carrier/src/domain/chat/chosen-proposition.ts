import type { BodyOf, ChatPropositionId } from '@soe/contracts'
import { chooseChatProposition } from '@soe/rules'
import type { WorldDraft } from '@soe/world'
import { accountStateOf } from '../account/account'
import type { Caller } from '../../operation/caller'
import { lobOf, ownerOf } from '../account/identity'
import { findCart } from '../cart/cart-access'
import { findLock } from '../cart/cart-lock'
import { cartItemCount } from '../lines/cart-lines'
import { supportOf } from '../support/support-settings'
import { ownWishlist } from '../wishlist/wishlist'

type ChatContext = Pick<BodyOf<'chat.livePersonCheck'>, 'pageContext' | 'customerPriority'>

const isHeldElsewhere = (draft: WorldDraft, { channel }: Caller, cartId: string) => {
  const lock = findLock(draft, cartId)
  return lock !== undefined && lock.channel !== channel
}

/** The proposition that the world's settings name, else the one that fits the shopper's situation. */
export const chosenProposition = (draft: WorldDraft, caller: Caller, context: ChatContext): ChatPropositionId => {
  const { session, audience } = caller
  const cart = findCart(draft, caller)
  return (
    supportOf(draft).chatProposition ??
    chooseChatProposition({
      isSignedIn: session.loggedIn,
      isPrepay: lobOf(audience) === 'prepaid',
      isPastDue: accountStateOf(draft, ownerOf(session)).pastDueCents > 0,
      isCartLocked: cart !== undefined && isHeldElsewhere(draft, caller, cart.id),
      isCartEmpty: cart === undefined || cartItemCount(cart) === 0,
      isWishlistEmpty: (ownWishlist(draft, caller)?.items.length ?? 0) === 0,
      pageContext: context.pageContext ?? '',
      customerPriority: context.customerPriority ?? '',
    })
  )
}
