import type { CheckoutDetails } from '@soe/contracts'
import { type Audience, scanAndGoFlow, storePickup } from '@soe/rules'
import { isExpress } from '@soe/shop-journey'
import { destination, type Destination, type PageName } from '@soe/shop-platform'
import { hasWindow, isApart, shipmentsOf } from './shipments-of'
import { isPlanChangeAlone, shipsNothing } from './ships-nothing'

/** What checkout asks for, in this order; each step needs all before it. */
export const checkoutSteps = ['contact', 'delivery', 'payment', 'agreements', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const stepPages: Readonly<Record<CheckoutStep, PageName>> = {
  contact: 'aboutyourself',
  delivery: 'delivery',
  payment: 'payment',
  agreements: 'agreement',
  review: 'orderreview',
}

/** Trade-ins without a line: nothing is due, and a box is sent. */
export const isTradeInAlone = ({ cart: { lineDetails } }: Pick<CheckoutDetails, 'cart'>): boolean =>
  lineDetails.numOfLines === 0 && lineDetails.tradeInDetail.tradeInItems.length > 0

type CartDetails = Pick<CheckoutDetails, 'cart'>
type StepDetails = Pick<CheckoutDetails, 'cart' | 'shipmentInfo'>

/** A scanned cart leaves the store with the shopper. */
const isScanAndGo = ({ cart, shipmentInfo }: StepDetails): boolean =>
  cart.orderDetails.flowType === scanAndGoFlow && shipmentInfo.storeInfo !== undefined

const itemsOf = ({ cart: { lineDetails } }: CartDetails) => ({
  lines: Object.values(lineDetails.lineInfo),
  accessories: [],
  tradeIns: lineDetails.tradeInDetail.tradeInItems,
})

const hasNoDelivery = (details: StepDetails): boolean => shipsNothing(itemsOf(details)) || isScanAndGo(details)

/** Nothing is due, neither today nor on a bill; a plan that changes is billed as the one before it. */
const isFree = (details: CartDetails): boolean => {
  const { dueToday, dueMonthly } = details.cart.orderDetails.totals
  return isTradeInAlone(details) || (dueToday === 0 && (dueMonthly === 0 || isPlanChangeAlone(itemsOf(details))))
}

/** Nothing but accessories, which come without service and its agreements. */
export const isAccessoriesAlone = ({ cart: { lineDetails } }: CartDetails): boolean => {
  const lines = Object.values(lineDetails.lineInfo)
  const { tradeInItems } = lineDetails.tradeInDetail
  return lines.length > 0 && tradeInItems.length === 0 && lines.every((line) => line.lineActivityType === 'ACC')
}

/**
 * The steps of this checkout: what is free is not paid for, accessories need no agreement, and what no parcel brings is not
 * delivered.
 */
export const stepsOf = (details: StepDetails): readonly CheckoutStep[] =>
  checkoutSteps
    .filter((step) => step !== 'agreements' || !isAccessoriesAlone(details))
    .filter((step) => step !== 'payment' || !isFree(details))
    .filter((step) => step !== 'delivery' || !hasNoDelivery(details))

const done: Readonly<Record<CheckoutStep, (details: CheckoutDetails) => boolean>> = {
  contact: ({ contact }) => contact !== undefined,
  delivery: (details) =>
    hasNoDelivery(details) ||
    (shipmentsOf(details).every((shipment) => hasWindow(shipment, shipment.selectedOptionCode)) &&
      (isApart(details) ? details.shipmentInfo.lineLevelShipment : [details.shipmentInfo]).every(
        ({ selectedOptionCode, storeInfo }) =>
          (selectedOptionCode === storePickup ? storeInfo : details.shippingAddress) !== undefined,
      )),
  payment: (details) => details.payment !== undefined || isFree(details),
  agreements: ({ customerAgreements }) => customerAgreements.agreementCompleted,
  review: () => false,
}

export const isStepDone = (details: CheckoutDetails, step: CheckoutStep): boolean => done[step](details)

export const nextCheckoutStep = (details: CheckoutDetails): CheckoutStep =>
  checkoutSteps.find((step) => !isStepDone(details, step)) ?? 'review'

export const isReviewed = (details: CheckoutDetails): boolean =>
  ['agreements', 'review'].includes(nextCheckoutStep(details))

const positionOf = (step: CheckoutStep) => checkoutSteps.indexOf(step)

export const isStepOpen = (details: CheckoutDetails, step: CheckoutStep): boolean =>
  positionOf(step) <= positionOf(nextCheckoutStep(details))

export const stepDestination = (step: CheckoutStep, audience: Audience): Destination =>
  destination(isExpress(audience) ? 'expresscheckout' : stepPages[step])

/** Where a shopper who asked for the step belongs instead, or undefined when the step can be shown. */
export const guardStep = (
  details: CheckoutDetails,
  step: CheckoutStep | 'express',
  audience: Audience,
): Destination | undefined => {
  const { hubReadyForCheckout, userAuthorized } = details.cart
  if (!hubReadyForCheckout || !userAuthorized) return destination('expresscart')
  if (step === 'express') return isExpress(audience) ? undefined : destination(stepPages.review, {})
  if (isExpress(audience) && step !== 'review') return destination('expresscheckout')
  if (step === 'review' && !isExpress(audience)) return undefined
  return isStepOpen(details, step) ? undefined : stepDestination(nextCheckoutStep(details), audience)
}
