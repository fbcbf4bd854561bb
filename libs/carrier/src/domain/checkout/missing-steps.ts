import type { ServiceErrorDetail } from '@soe/contracts'
import { boxOf, storePickup } from '@soe/rules'
import type { ProcessStep } from '@soe/rules'
import { isPlanChange, shipsNothing } from '../lines/line-kind'
import { hasAgreed } from './agreements'
import { contactOf, shippingAddressOf } from '../account/recipient'
import { paymentOf } from '../payment/payment-parts'
import { parcelsOf } from '../delivery/parcels'
import { comesByCourier } from '../delivery/same-day'
import { priceCartState } from '../pricing/cart-pricing'
import { isStandaloneTradeIn } from '../trade-in/trade-in-items'
import { nextStepOf } from '../process-step/process-step'
import type { CartState, WorldDraft } from '@soe/world'

/** Next steps of a cart whose lines lack nothing. */
const nothingMissing: readonly ProcessStep[] = ['AccessoryInterestial', 'ShoppingCart']

const isPlaced = (cart: CartState): boolean => {
  if (cart.shippingOptionId === storePickup) return cart.locationCode !== undefined
  const address = shippingAddressOf(cart)
  return address !== undefined && !(comesByCourier(cart) && boxOf(address) !== undefined)
}

const hasDestination = (cart: CartState): boolean => shipsNothing(cart) || parcelsOf(cart).every(isPlaced)

const isPlanChangeAlone = (cart: CartState): boolean => shipsNothing(cart) && cart.lines.every(isPlanChange)

/** Nothing is due, neither today nor on a bill; a plan that changes is billed as the one before it. */
const isFree = (cart: CartState, draft: WorldDraft): boolean => {
  if (isStandaloneTradeIn(cart)) return true
  const { dueToday, dueMonthly } = priceCartState(cart, draft).totals
  return dueToday === 0 && (dueMonthly === 0 || isPlanChangeAlone(cart))
}

const isPaid = (cart: CartState, draft: WorldDraft): boolean =>
  paymentOf(draft, cart) !== undefined || isFree(cart, draft)

/** In the order in which checkout asks for them. */
const checkoutNeeds: readonly { step: string; isMet: (cart: CartState, draft: WorldDraft) => boolean }[] = [
  { step: 'ContactInfo', isMet: (cart) => contactOf(cart) !== undefined },
  { step: 'delivery', isMet: hasDestination },
  { step: 'payment', isMet: isPaid },
  { step: 'agreement', isMet: hasAgreed },
]

/** The first step that a line still lacks. */
export const missingLineSteps = (cart: CartState): ServiceErrorDetail[] => {
  const { processStep, line = '' } = nextStepOf(cart)
  return nothingMissing.includes(processStep) ? [] : [{ issue: processStep, field: line }]
}

/** Every step that an order still lacks, by the names of pages and process steps. */
export const missingSteps = (draft: WorldDraft, cart: CartState): ServiceErrorDetail[] => [
  ...missingLineSteps(cart),
  ...checkoutNeeds.filter(({ isMet }) => !isMet(cart, draft)).map(({ step }) => ({ issue: step })),
]
