import type { BodyOf } from '@soe/contracts'
import type { Caller } from '../../account/caller'
import { existingCart, keepCart } from '../access/cart-access'
import { areaCodeOf } from '@soe/catalogue'
import { type WorldDraft, ServiceFault, type CartLineState, type CartState, type NumberState } from '@soe/world'
import { findEligibleLine } from './eligible-lines'
import { replaceLine, requireLine } from '../access/line-access'

type NumberRequest = BodyOf<'cart.assignMtn'>['number']
type Chosen<Choice extends NumberRequest['choice']> = Extract<NumberRequest, { choice: Choice }>

/** Numbers of one area that are kept for fiction: 555-0100 to 555-0199. */
const fictionalNumbers = 100

const takenIn = ({ lines }: CartState, lineId: string): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.number && line.lineId !== lineId ? [line.number.mtn] : [])))

const freshNumber = (draft: WorldDraft, taken: ReadonlySet<string>, zipCode: string): string => {
  const start = Math.floor(draft.random() * fictionalNumbers)
  const numbers = Array.from(
    { length: fictionalNumbers },
    (_, step) => `${areaCodeOf(zipCode)}55501${String((start + step) % fictionalNumbers).padStart(2, '0')}`,
  )
  return numbers.find((mtn) => !taken.has(mtn)) ?? `${areaCodeOf(zipCode)}5550100`
}

const notEligible = (issue: string) => new ServiceFault('LINE_NOT_ELIGIBLE', [{ issue }])

/** An upgrade goes to a number that the account has; every other line gets one of its own. */
const assertFits = (line: CartLineState, choice: NumberRequest['choice']) => {
  if (!line.device) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'lineId' }])
  if (line.activity.startsWith('EUP') !== (choice === 'existing')) throw notEligible('not a choice for this line')
}

const assertFree = (taken: ReadonlySet<string>, mtn: string) => {
  if (taken.has(mtn)) throw notEligible('another line of the cart has this number')
}

const existingNumber = (caller: Caller, draft: WorldDraft, { mtnHashCode }: Chosen<'existing'>): NumberState => {
  const { mtn } = findEligibleLine(draft, caller.session, mtnHashCode)
  return { choice: 'existing', mtn }
}

const portedNumber = ({ phoneNumber, carrier }: Chosen<'port-in'>): NumberState => ({
  choice: 'port-in',
  mtn: phoneNumber,
  carrier,
})

const chosenNumber = (
  draft: WorldDraft,
  caller: Caller,
  taken: ReadonlySet<string>,
  number: NumberRequest,
): NumberState => {
  if (number.choice === 'existing') return existingNumber(caller, draft, number)
  if (number.choice === 'port-in') return portedNumber(number)
  return { choice: 'new', mtn: freshNumber(draft, taken, number.zipCode), zipCode: number.zipCode }
}

/** Gives a line its number. The account number and the PIN of one that moves here are not kept. */
export const assignNumber = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, lineId, number }: BodyOf<'cart.assignMtn'>,
): CartState => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const line = requireLine(cart, lineId)
  assertFits(line, number.choice)
  const taken = takenIn(cart, lineId)
  const chosen = chosenNumber(draft, caller, taken, number)
  assertFree(taken, chosen.mtn)
  return keepCart(draft, replaceLine(cart, { ...line, number: chosen }))
}
