import type { BodyOf, ProcessStepAnswer } from '@soe/contracts'
import {
  creditStep,
  plainLocationCode,
  resubmitCredit,
  scanAndGoFlow,
  type CreditStanding,
  type ProcessStep,
} from '@soe/rules'
import { accountStateOf, changeAccount, downPaymentCents } from '../../account/account'
import type { Caller } from '../../account/caller'
import { existingCart } from '../../cart/access/cart-access'
import { priceCartState } from '../../cart/pricing/cart-pricing'
import { assertNoBlocker, cartValidationErrors, flowTypeOf } from '../../cart/validation/cart-validation'
import { findStore } from '@soe/catalogue'
import { contactOf, pickup } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type AccountState, type CartState } from '@soe/world'
import { missingLineSteps } from '../steps/missing-steps'
import { nextStepOf, processStepAnswer } from '../../process-step/process-step'

const standingIn = (cart: CartState, account: AccountState): CreditStanding => ({
  status: account.creditStatus,
  isFrozen: account.creditFrozen,
  mandatoryDownPayment: downPaymentCents(cart, account),
  securityDeposit: account.securityDepositCents,
})

const factsOf = (draft: WorldDraft, cart: CartState, { session }: Caller) => {
  const { price, promotions } = priceCartState(cart, draft.now)
  return {
    cart,
    account: accountStateOf(draft, cart.owner),
    isSignedIn: session.loggedIn,
    bundlePercent: price.bundle.rate,
    promotions,
  }
}

/** Steps that lead away from an order instead of on. */
const stopping: readonly ProcessStep[] = ['PENDING_ORDER', 'PASTDUE']

/** Refuses an order that the account may not make: blocked, not the owner's to make, or without credit. */
export const assertMayOrder = (draft: WorldDraft, cart: CartState, caller: Caller) => {
  const facts = factsOf(draft, cart, caller)
  assertNoBlocker(facts)
  const { processStep } = nextStepOf(cart, draft)
  if (!facts.account.userAuthorized || stopping.includes(processStep)) throw new ServiceFault('07')
  if (facts.account.creditStatus !== 'AP') throw new ServiceFault('1082')
}

/** What is bought off the shelf is fetched where it was scanned; what is to be picked up, where the check says. */
const atStore = (cart: CartState, account: AccountState, locationCode: string | undefined): Partial<CartState> => {
  const isNamed = cart.shippingOptionId === pickup && locationCode !== undefined
  if (flowTypeOf(cart, account) !== scanAndGoFlow && !isNamed) return {}
  const store = findStore(plainLocationCode(locationCode ?? cart.locationCode ?? account.scanAndGo?.locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode, shippingOptionId: pickup }
}

/** The cart with what the credit check asks for now. */
export const withCreditTerms = ({ creditTerms: _, ...cart }: CartState, account: AccountState): CartState => {
  const { securityDepositCents } = account
  const mandatoryDownPaymentCents = downPaymentCents(cart, account)
  if (mandatoryDownPaymentCents + securityDepositCents === 0) return cart
  return { ...cart, creditTerms: { mandatoryDownPaymentCents, securityDepositCents } }
}

const validated = (draft: WorldDraft, caller: Caller, body: BodyOf<'cart.validateOrder'>): CartState => {
  const cart = existingCart(draft, caller, body.cartInfo.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  const account = accountStateOf(draft, cart.owner)
  const salesRepId = body.salesRepId ?? account.salesRepId
  const flowType = body.flowType ?? account.salesFlowType
  const told = { ...cart, ...(flowType && { flowType }), ...(salesRepId && { salesRepId }) }
  return withCreditTerms({ ...told, ...atStore(told, account, body.locationCode) }, account)
}

/** The answer of a credit check: where it sends the shopper, what it asks for, and what the cart is told. */
const creditAnswer = (draft: WorldDraft, cart: CartState, caller: Caller): ProcessStepAnswer => {
  const facts = factsOf(draft, cart, caller)
  const step = nextStepOf(cart, draft)
  const processStep = creditStep(standingIn(cart, facts.account)) ?? step.processStep
  const answer = processStepAnswer(draft, cart, { ...step, processStep })
  const { context } = answer.serviceBody.serviceResponse
  const checked = { ...context, cartValidationErrors: cartValidationErrors(facts) }
  return { ...answer, serviceBody: { serviceResponse: { context: checked } } }
}

/** Checks the lines and the credit of an order; what the check asks for is due with the order. */
export const validateOrder = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'cart.validateOrder'>,
): ProcessStepAnswer => {
  const cart = validated(draft, caller, body)
  const missing = missingLineSteps(cart)
  if (missing.length > 0) throw new ServiceFault('CART_INCOMPLETE', missing)
  assertNoBlocker(factsOf(draft, cart, caller), ['2038', '2040'])
  return creditAnswer(draft, draft.carts.put({ ...cart, updatedAt: draft.now }), caller)
}

/** Runs the credit check of a guest's order again. */
export const reSubmitCredit = (
  draft: WorldDraft,
  caller: Caller,
  body: BodyOf<'checkout.reSubmitCredit'>,
): ProcessStepAnswer => {
  const cart = existingCart(draft, caller, body.cartInfo?.cartId)
  if (cart.lines.length === 0) throw new ServiceFault('1008')
  if (!contactOf(cart)) throw new ServiceFault('CART_INCOMPLETE', [{ issue: 'ContactInfo' }])
  const account = accountStateOf(draft, cart.owner)
  const creditStatus = resubmitCredit(standingIn(cart, account))
  if (creditStatus !== account.creditStatus) changeAccount(draft, cart.owner, { creditStatus })
  return creditAnswer(draft, cart, caller)
}
