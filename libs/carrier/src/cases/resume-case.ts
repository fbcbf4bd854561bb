import type { BodyOf } from '@soe/contracts'
import { processSteps, stepKey, type ProcessStep } from '@soe/rules'
import { RefusalFault, ServiceFault, type CartState, type CaseState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import { ownerOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { assertNotLocked, findLock, lockCart, takeOverCart } from '../domain/cart/cart-lock'
import { cartSavedFor, takeSavedCart } from '../domain/cases/saved-carts'
import type { CarrierOperation } from '../operation/carrier-operation'
import { processStepAnswer, resumedStepOf } from '../domain/process-step/process-step'
import { assertNoScheduledOrder, markCase } from '../domain/cases/cases'

type ResumeBody = BodyOf<'cases.resumeCase'>

const requireOwnCase = (draft: WorldDraft, { session }: Caller, caseId: string): CaseState => {
  const found = draft.cases.get(caseId)
  if (!found) throw new ServiceFault('CASE_CANCELLED')
  if (found.owner !== ownerOf(session)) {
    throw new RefusalFault('NOT_YOUR_CASE')
  }
  return found
}

const cartOfCase = (draft: WorldDraft, caller: Caller, caseId: string): CartState => {
  const cart = draft.carts.get(requireOwnCase(draft, caller, caseId).cartId)
  if (cart?.status !== 'open') throw new ServiceFault('CASE_CANCELLED')
  return cart
}

/** A customer names the case, a guest the email that the cart was saved for; the current cart without either. */
const cartToResume = (draft: WorldDraft, caller: Caller, { caseId, emailId, cartInfo }: ResumeBody): CartState => {
  const named = caseId ?? cartInfo?.caseId
  if (named !== undefined) return cartOfCase(draft, caller, named)
  if (emailId !== undefined && !caller.session.loggedIn) return cartSavedFor(draft, caller, emailId)
  const own = findCart(draft, caller, cartInfo?.cartId)
  if (!own) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return own
}

/** `unlockChannel: 'Y'`, of the body or else of the lock, takes the cart over from the channel that holds it. */
const takeLock = (draft: WorldDraft, { channel }: Caller, cart: CartState, body: ResumeBody) => {
  const { unlockChannel = findLock(draft, cart.id)?.unlockChannel } = body
  if (unlockChannel === 'Y') takeOverCart(draft, cart.id)
  else assertNotLocked(draft, cart, channel)
}

/** Steps at which a caller may resume a case. */
const resumeSteps: readonly ProcessStep[] = processSteps.filter((step) =>
  ['MTNSelectionPage', 'PromoHub'].includes(step),
)

const resumeStepOf = ({ contextInfo }: ResumeBody): ProcessStep | undefined => {
  if (contextInfo?.processStep === undefined) return undefined
  const asked = resumeSteps.find((step) => stepKey(step) === stepKey(contextInfo.processStep))
  if (asked !== undefined) return asked
  const issue = `contextInfo.processStep must be one of ${resumeSteps.join(', ')}`
  throw new ServiceFault('INVALID_REQUEST', [{ field: 'contextInfo.processStep', issue }], issue)
}

/** Makes the case's cart the caller's current one; `channelLock: 'Y'` locks it for the caller's channel. */
export const resumeCase: CarrierOperation<'cases.resumeCase'> = ({ draft, body, ...caller }) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const found = cartToResume(draft, caller, body)
  takeLock(draft, caller, found, body)
  const cart = takeSavedCart(draft, caller, found)
  markCase(draft, cart, { triggerResumeCase: false })
  if (body.channelLock === 'Y') lockCart(draft, cart.id, caller.channel)
  return processStepAnswer(draft, cart, resumedStepOf(cart, draft, resumeStepOf(body)))
}
