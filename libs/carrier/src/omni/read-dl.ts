import type { AnswerOf } from '@soe/contracts'
import type { CartState, SessionState, WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { ownerRecordOf, lobOf, ownerOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { cartItemCount } from '../domain/lines/cart-lines'
import { priceCartState } from '../domain/pricing/cart-pricing'
import type { CarrierOperation } from '../operation/carrier-operation'
import { flowNameOf } from '../domain/process-step/process-step'
import { dataLayerItems } from './data-layer/data-layer-items'

type DataLayer = AnswerOf<'omni.readDL'>['dataLayer']

const visitorOf = ({ session, audience }: Caller): DataLayer['visitor'] => ({
  loginStatus: session.loggedIn ? 'logged in' : 'not logged in',
  role: session.role,
  lineOfBusiness: session.lob ?? (lobOf(audience) === 'prepaid' ? 'vzp' : 'vzw'),
})

const cartLayer = (draft: WorldDraft, cart: CartState | undefined): DataLayer['cart'] => {
  if (!cart) return { cartId: '', itemCount: 0, dueToday: 0, dueMonthly: 0, items: [] }
  const { totals, price } = priceCartState(cart, draft)
  return {
    cartId: cart.id,
    itemCount: cartItemCount(cart),
    dueToday: totals.dueToday,
    dueMonthly: totals.dueMonthly,
    items: cart.lines.flatMap((line, index) => dataLayerItems(line, draft, price.lines[index]?.offers)),
  }
}

const wishListCount = (draft: WorldDraft, session: SessionState): number => {
  const { wishlistId = '' } = ownerRecordOf(draft, ownerOf(session))
  return draft.wishlists.get(wishlistId)?.items.length ?? 0
}

/** What page analytics reports about the caller and the cart. */
export const readDL: CarrierOperation<'omni.readDL'> = ({ draft, body, ...caller }) => {
  const { session } = caller
  const cart = findCart(draft, caller, body?.cartId)
  return {
    statusCode: '00',
    dataLayer: {
      visitor: visitorOf(caller),
      page: { name: body?.pageName ?? '', flow: body?.flowName ?? (cart ? flowNameOf(cart, session.loggedIn) : '') },
      cart: cartLayer(draft, cart),
      wishListCount: wishListCount(draft, session),
    },
  }
}
