import type { AnswerOf, BodyOf } from '@soe/contracts'
import { existingCart, findCart, type Caller } from './cart-access'
import { assertNotLocked, everyCart, unlockCart } from './cart-lock'
import { appendCart, giveCart } from './cart-merge'
import type { WorldDraft } from './draft'
import { lobOf, ownerOf } from './identity'
import { RefusalFault, ServiceFault } from './service-fault'
import type { CartState, CaseState } from './state'

type ResumeBody = BodyOf<'cases.resumeCase'>

const sameEmail = (left: string | undefined, right: string) => left?.toLowerCase() === right.toLowerCase()

/** Keeps a guest's cart under an email; an account finds its own again without one. */
export const saveCart = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'cart.saveCart'>,
): AnswerOf<'cart.saveCart'> => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  if (caller.session.loggedIn) triggerResume(draft, cart, true)
  else keepFor(draft, cart, body.emailId)
  return { serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' }, cartId: cart.id, caseId: cart.caseId }
}

const keepFor = (draft: WorldDraft, cart: CartState, emailId: string | undefined) => {
  if (emailId === undefined)
    throw new RefusalFault(400, 'INVALID_REQUEST', "body.emailId: a guest's cart is saved for an email address")
  draft.carts.put({ ...cart, savedForEmail: emailId, updatedAt: draft.now })
}

const triggerResume = (draft: WorldDraft, { caseId }: CartState, triggerResumeCase: boolean) => {
  const found = draft.cases.get(caseId)
  if (found) draft.cases.put({ ...found, triggerResumeCase })
}

/** The latest cart saved for the address, in the caller's line of business. */
const cartSavedFor = (draft: WorldDraft, caller: Caller, emailId: string): CartState => {
  const [latest] = draft.carts
    .values()
    .filter((cart) => cart.status === 'open' && cart.lob === lobOf(caller.audience))
    .filter(({ savedForEmail, owner }) => sameEmail(savedForEmail, emailId) && owner.startsWith('session:'))
    .sort((left, right) => right.updatedAt - left.updatedAt)
  if (!latest) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return latest
}

/** An email alone proves no identity: the items come back, what is known of the person doesn't. */
const withoutPerson = ({ contact, shippingAddress, payment, zipCode, ...cart }: CartState): CartState => ({
  ...cart,
  lines: cart.lines.map(({ number, ...line }) => ({ ...line, ...(number?.choice === 'new' && { number }) })),
  acceptedAgreementIds: [],
})

const resumeSaved = (draft: WorldDraft, caller: Caller, saved: CartState): CartState => {
  const owner = ownerOf(caller.session)
  if (saved.owner === owner) return saved
  const current = findCart(draft, caller)
  const resumed = giveCart(draft, withoutPerson(saved), owner)
  return current ? appendCart(draft, current, resumed) : resumed
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

const cartMeant = (draft: WorldDraft, caller: Caller, { caseId, emailId }: ResumeBody): CartState => {
  if (caseId !== undefined) return cartOfCase(draft, caller, caseId)
  if (emailId !== undefined && !caller.session.loggedIn) return cartSavedFor(draft, caller, emailId)
  const own = findCart(draft, caller)
  if (!own) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return own
}

const releaseCart = (draft: WorldDraft, cartId: string) => {
  unlockCart(draft, cartId)
  unlockCart(draft, everyCart)
}

/** Goes on with a case: an account's by its id, a guest's by the email it was saved for. */
export const resumeCase = (draft: WorldDraft, caller: Caller, body: ResumeBody): CartState => {
  const cart = cartMeant(draft, caller, body)
  if (body.unlockChannel === 'Y') releaseCart(draft, cart.id)
  else assertNotLocked(draft, cart, caller.channel)
  const resumed = resumeSaved(draft, caller, cart)
  triggerResume(draft, resumed, false)
  return resumed
}
