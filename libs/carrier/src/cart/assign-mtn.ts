import type { BodyOf } from '@soe/contracts'
import { ServiceFault, type CartLineState, type CartState, type NumberState, type WorldDraft } from '@soe/world'
import type { Caller } from '../operation/caller'
import type { CarrierOperation } from '../operation/carrier-operation'
import { assertPhone, assertZipCode } from '../domain/checkout/assert-reachable'
import { processStepAnswer } from '../domain/process-step/process-step'
import { existingCart, keepCart, withZipCode } from '../domain/cart/cart-access'
import { replaceLine, requireLine } from '../domain/lines/cart-lines'
import { findEligibleLine } from './lines/eligible-lines'
import { freshNumber, heldNumber } from './lines/new-numbers'

type NumberRequest = BodyOf<'cart.assignMtn'>['number']

type NewNumber = Extract<NumberRequest, { choice: 'new' }>

const noNumber = (): never => {
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'number.zipCode', issue: 'no number of the area is free' }])
}

/** The number that the shopper chose among the held ones, else any of the area. */
const newNumber = (
  draft: WorldDraft,
  cart: CartState,
  taken: ReadonlySet<string>,
  { mtn, zipCode, label }: NewNumber,
): NumberState => ({
  choice: 'new',
  mtn: mtn === undefined ? (freshNumber(draft, cart, taken, zipCode) ?? noNumber()) : heldNumber(draft, cart, mtn),
  zipCode,
  ...(label !== undefined && { label }),
})

const takenIn = ({ lines }: CartState, lineId: string): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.number && line.lineId !== lineId ? [line.number.mtn] : [])))

const notEligible = (issue: string) => new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue }])

/** An upgrade takes a number of the account; every other line gets one of its own. */
const assertFits = (line: CartLineState, choice: NumberRequest['choice']) => {
  if (!line.device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  if (line.activity.startsWith('EUP') !== (choice === 'existing')) throw notEligible('not a choice for this line')
}

const assertFree = (taken: ReadonlySet<string>, mtn: string) => {
  if (taken.has(mtn)) throw notEligible('another line of the cart has this number')
}

/** The account number and the PIN of a number that is ported in are not stored. */
const chosenNumber = (
  draft: WorldDraft,
  { session }: Caller,
  { cart, taken }: { cart: CartState; taken: ReadonlySet<string> },
  number: NumberRequest,
): NumberState => {
  if (number.choice === 'existing')
    return { choice: 'existing', mtn: findEligibleLine(draft, session, number.mtnHashCode).mtn }
  if (number.choice === 'port-in') {
    assertPhone('number.phoneNumber', number.phoneNumber)
    return { choice: 'port-in', mtn: number.phoneNumber, carrier: number.carrier }
  }
  assertZipCode('number.zipCode', number.zipCode)
  return newNumber(draft, cart, taken, number)
}

/** The loan of another line is another question. */
const withoutLoanAnswer = (cart: CartState): CartState => ({
  ...cart,
  completedSteps: cart.completedSteps.filter((step) => step !== 'DPP_SUMMARY'),
})

/** Gives a line its number: one of the account, a new one, or one that is ported in. */
export const assignMtn: CarrierOperation<'cart.assignMtn'> = ({ draft, body, ...caller }) => {
  const { cartInfo, lineId } = body
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const line = requireLine(cart, lineId)
  assertFits(line, body.number.choice)
  const taken = takenIn(cart, lineId)
  const number = chosenNumber(draft, caller, { cart, taken }, body.number)
  assertFree(taken, number.mtn)
  const changed = withZipCode(replaceLine(cart, { ...line, number }), cartInfo)
  return processStepAnswer(draft, keepCart(draft, withoutLoanAnswer(changed)))
}
