import type { AnswerOf, BodyOf } from '@soe/contracts'
import { processSteps, stepKey, type NextStep, type ProcessStep } from '@soe/rules'
import { changeAccount } from '../../account/account'
import type { Caller } from '../../account/caller'
import { existingCart, findCart, touchCart } from '../access/cart-access'
import { assertNotLocked, findLock, lockCart, takeOverCart } from '../access/cart-lock'
import { appendCart, giveCart } from '../access/merge-guest-cart'
import { assertNoScheduledOrder } from '../../cases/records/case'
import { findProduct } from '@soe/catalogue'
import { makeCurrent, setAside } from '../access/current-cart'
import { type WorldDraft, RefusalFault, ServiceFault, type CartState, type CaseState } from '@soe/world'
import { lobOf, ownerOf } from '../../account/identity'
import { resumedStepOf } from '../../process-step/process-step'
import { isStandaloneTradeIn } from '../../trade-in/items/trade-in-items'

type SaveBody = BodyOf<'cart.saveCart'>
type ResumeBody = BodyOf<'cases.resumeCase'>

const sameEmail = (left: string | undefined, right: string) => left?.toLowerCase() === right.toLowerCase()

const assertEmail = ({ session }: Caller, { emailId }: SaveBody) => {
  if (!session.loggedIn && emailId === undefined)
    throw new RefusalFault(400, 'INVALID_REQUEST', "body.emailId: a guest's cart is saved for an email address")
}

const assertProduct = ({ deviceProductId }: SaveBody) => {
  if (deviceProductId !== undefined && !findProduct(deviceProductId))
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'deviceProductId' }])
}

const saved = (draft: WorldDraft, { session }: Caller, cart: CartState, body: SaveBody): CartState => {
  const { emailId, deviceProductId, sorId } = body
  const isFound = !session.loggedIn && emailId !== undefined
  return touchCart(draft, {
    ...cart,
    ...(isFound && { savedForEmail: emailId }),
    quoteId: cart.quoteId ?? `Q${draft.count('quote')}`,
    saved: {
      ...(emailId !== undefined && { emailId }),
      ...(deviceProductId !== undefined && { deviceProductId }),
      ...(sorId !== undefined && { sorId }),
      savedAt: draft.now,
    },
  })
}

const markCase = (
  draft: WorldDraft,
  { caseId }: CartState,
  marks: Partial<Pick<CaseState, 'triggerResumeCase' | 'triggerValidateCart'>>,
) => {
  const found = draft.cases.get(caseId)
  if (found) draft.cases.put({ ...found, ...marks })
}

/**
 * Keeps a cart: a guest's under an email, an account's under its case, each with a quote. It can be set aside,
 * and its order be scheduled for later.
 */
export const saveCart = (draft: WorldDraft, caller: Caller, body: SaveBody): AnswerOf<'cart.saveCart'> => {
  const found = existingCart(draft, caller, body.cartInfo?.cartId)
  if (found.lines.length === 0 && !isStandaloneTradeIn(found)) throw new ServiceFault('1008')
  assertEmail(caller, body)
  assertProduct(body)
  const cart = saved(draft, caller, found, body)
  if (caller.session.loggedIn) markCase(draft, cart, { triggerResumeCase: true })
  if (body.pccSaved) setAside(draft, cart)
  if (body.scheduleOrder !== undefined) changeAccount(draft, cart.owner, { scheduledOrder: body.scheduleOrder })
  return {
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    cartId: cart.id,
    caseId: cart.caseId,
    quoteId: cart.quoteId ?? '',
  }
}

/** The latest cart saved for the address, in the caller's line of business. */
export const cartSavedFor = (draft: WorldDraft, caller: Caller, emailId: string): CartState => {
  const [latest] = draft.carts
    .values()
    .filter((cart) => cart.status === 'open' && cart.lob === lobOf(caller.audience))
    .filter(({ savedForEmail, owner }) => sameEmail(savedForEmail, emailId) && owner.startsWith('session:'))
    .sort((left, right) => right.updatedAt - left.updatedAt)
  if (!latest) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return latest
}

/** An email alone proves no identity: the items come back, what is known of the person doesn't. */
const withoutPerson = ({ contact, shippingAddress, payment, zipCode, guestChoice, ...cart }: CartState): CartState => ({
  ...cart,
  lines: cart.lines.map(({ number, e911Address, sim, ...line }) => ({
    ...line,
    ...(number?.choice === 'new' && { number }),
  })),
  acceptedAgreementIds: [],
})

/** Makes a saved cart the caller's current one. A stranger's joins what the session has; prices are to be checked. */
export const takeSavedCart = (draft: WorldDraft, caller: Caller, found: CartState): CartState => {
  const owner = ownerOf(caller.session)
  if (found.owner === owner) return makeCurrent(draft, found)
  const current = findCart(draft, caller)
  const given = giveCart(draft, withoutPerson(found), owner)
  markCase(draft, given, { triggerValidateCart: true })
  return current ? appendCart(draft, current, given) : given
}

const requireOwn = (found: CaseState | undefined, { session }: Caller): CaseState => {
  if (!found) throw new ServiceFault('CASE_CANCELLED')
  if (found.owner !== ownerOf(session))
    throw new RefusalFault(403, 'NOT_YOUR_CASE', 'This case belongs to someone else.')
  return found
}

const cartOfCase = (draft: WorldDraft, caller: Caller, caseId: string): CartState => {
  const cart = draft.carts.get(requireOwn(draft.cases.get(caseId), caller).cartId)
  if (cart?.status !== 'open') throw new ServiceFault('CASE_CANCELLED')
  return cart
}

const cartMeant = (draft: WorldDraft, caller: Caller, { caseId, emailId, cartInfo }: ResumeBody): CartState => {
  const named = caseId ?? cartInfo?.caseId
  if (named !== undefined) return cartOfCase(draft, caller, named)
  if (emailId !== undefined && !caller.session.loggedIn) return cartSavedFor(draft, caller, emailId)
  const own = findCart(draft, caller, cartInfo?.cartId)
  if (!own) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return own
}

/** Steps that a resumed case may be asked to go on at. */
const resumeSteps: readonly ProcessStep[] = processSteps.filter((step) =>
  ['MTNSelectionPage', 'PromoHub'].includes(step),
)

const resumeAt = ({ contextInfo }: ResumeBody): ProcessStep | undefined =>
  resumeSteps.find((step) => stepKey(step) === stepKey(contextInfo?.processStep))

/**
 * Goes on with a case: an account's by its id, a guest's by the email it was saved for. `unlockChannel` takes it
 * over from the channel that holds it, `channelLock` holds it for the caller's.
 */
export const resumeCase = (
  draft: WorldDraft,
  caller: Caller,
  body: ResumeBody,
): { cart: CartState; step: NextStep } => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const meant = cartMeant(draft, caller, body)
  const { unlockChannel = findLock(draft, meant.id)?.unlockChannel } = body
  if (unlockChannel === 'Y') takeOverCart(draft, meant.id)
  else assertNotLocked(draft, meant, caller.channel)
  const cart = takeSavedCart(draft, caller, meant)
  markCase(draft, cart, { triggerResumeCase: false })
  if (body.channelLock === 'Y') lockCart(draft, cart.id, caller.channel)
  return { cart, step: resumedStepOf(cart, draft, resumeAt(body)) }
}
