import { findProduct } from '@soe/catalogue'
import type { BodyOf } from '@soe/contracts'
import { RefusalFault, ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import { changeAccount } from '../domain/account/account'
import type { Caller } from '../operation/caller'
import { markCase } from '../domain/cases/cases'
import { type CarrierOperation, success } from '../operation/carrier-operation'
import { isStandaloneTradeIn } from '../domain/trade-in/trade-in-items'
import { existingCart, touchCart } from '../domain/cart/cart-access'
import { setAside } from '../domain/cart/current-cart'

type SaveBody = BodyOf<'cart.saveCart'>

const assertEmail = ({ session }: Caller, { emailId }: SaveBody) => {
  if (!session.loggedIn && emailId === undefined)
    throw new RefusalFault('INVALID_REQUEST', "body.emailId: a guest's cart is saved for an email address")
}

const assertProduct = ({ deviceProductId }: SaveBody) => {
  if (deviceProductId !== undefined && !findProduct(deviceProductId))
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'deviceProductId' }])
}

/** Only a guest's cart can be found by its email. */
const withSave = (draft: WorldDraft, { session }: Caller, cart: CartState, body: SaveBody) => {
  const { emailId, deviceProductId, sorId } = body
  const isFound = !session.loggedIn && emailId !== undefined
  return {
    ...cart,
    ...(isFound && { savedForEmail: emailId }),
    quoteId: cart.quoteId ?? `Q${draft.count('quote')}`,
    saved: {
      ...(emailId !== undefined && { emailId }),
      ...(deviceProductId !== undefined && { deviceProductId }),
      ...(sorId !== undefined && { sorId }),
      savedAt: draft.now,
    },
  }
}

/** Saves a guest's cart under an email, an account's under its case. Also sets it aside or schedules its order. */
export const saveCart: CarrierOperation<'cart.saveCart'> = ({ draft, body, ...caller }) => {
  const found = existingCart(draft, caller, body.cartInfo?.cartId)
  if (found.lines.length === 0 && !isStandaloneTradeIn(found)) throw new ServiceFault('1008')
  assertEmail(caller, body)
  assertProduct(body)
  const saved = withSave(draft, caller, found, body)
  const cart = touchCart(draft, saved)
  if (caller.session.loggedIn) markCase(draft, cart, { triggerResumeCase: true })
  if (body.pccSaved) setAside(draft, cart)
  if (body.scheduleOrder !== undefined) changeAccount(draft, cart.owner, { scheduledOrder: body.scheduleOrder })
  return { ...success, cartId: cart.id, caseId: cart.caseId, quoteId: saved.quoteId }
}
