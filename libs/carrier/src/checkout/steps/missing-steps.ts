import type { ServiceErrorDetail } from '@soe/contracts'
import type { ProcessStep } from '@soe/rules'
import { hasAgreed } from '../agreements/agreements'
import { contactOf, pickup, shippingAddressOf } from '../delivery/delivery'
import { nextStepOf } from '../../process-step/process-step'
import type { CartState } from '@soe/world'

/** The step of a cart whose lines have all they need. */
const nothingMissing: readonly ProcessStep[] = ['AccessoryInterestial', 'ShoppingCart']

const hasDestination = (cart: CartState): boolean =>
  cart.shippingOptionId === pickup ? cart.locationCode !== undefined : shippingAddressOf(cart) !== undefined

/** What checkout asks for, in its order. */
const checkoutNeeds: readonly { step: string; isMet: (cart: CartState) => boolean }[] = [
  { step: 'ContactInfo', isMet: (cart) => contactOf(cart) !== undefined },
  { step: 'delivery', isMet: hasDestination },
  { step: 'payment', isMet: (cart) => cart.payment !== undefined },
  { step: 'agreement', isMet: hasAgreed },
]

/** The step that a line still waits for. */
export const missingLineSteps = (cart: CartState): ServiceErrorDetail[] => {
  const { processStep, line = '' } = nextStepOf(cart)
  return nothingMissing.includes(processStep) ? [] : [{ issue: processStep, field: line }]
}

/** Every step between the cart and an order, named as pages and process steps are. */
export const missingSteps = (cart: CartState): ServiceErrorDetail[] => [
  ...missingLineSteps(cart),
  ...checkoutNeeds.filter(({ isMet }) => !isMet(cart)).map(({ step }) => ({ issue: step })),
]
