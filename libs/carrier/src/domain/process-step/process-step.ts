import { answerMessages, type AnswerOf, type CaseSummary } from '@soe/contracts'
import { maskNumber, type ProcessStep, storePickup, accessoryFlowName } from '@soe/rules'
import { findDeviceSku } from '@soe/catalogue'
import type { WorldDraft, AccountState, CartLineState, CartState } from '@soe/world'
import { accountStateOf, announcedDownPaymentCents } from '../account/account'
import { accountOf } from '../account/identity'
import { cartItemCount } from '../lines/cart-lines'
import { dueByLine } from '../pricing/cart-pricing'
import { casesOf } from '../cases/cases'
import { worldDay } from '../clock/world-day'
import { shipsNow } from '../delivery/shipping-options'
import { parcelsOf } from '../delivery/parcels'
import { openStandalone, openTradeInOf } from '../trade-in/trade-in-items'
import { nextProcessStep, type NextStep, type StepCart, type StepLine, type StepStanding } from './next-process-step'

const stepCategories = { smartphones: 'phone', watches: 'watch', tablets: 'tablet' } as const

/** What the activity of a line makes it, and the device that it can't do without. */
const activities = {
  ACC: { kind: 'accessory', brings: undefined },
  CPC: { kind: 'plan-change', brings: undefined },
  NSE: { kind: 'new', brings: 'shop' },
  NSEBYOD: { kind: 'new', brings: 'own' },
  BYOD: { kind: 'new', brings: 'own' },
  EUP: { kind: 'upgrade', brings: 'shop' },
  EUPBYOD: { kind: 'upgrade', brings: 'own' },
} as const satisfies Record<
  CartLineState['activity'],
  { kind: StepLine['kind']; brings: StepLine['missingDevice'] | undefined }
>

/** Protection is asked about within the express checkout unless the carrier has taken it out of there. */
const protectionInCheckout = 'EXP_CHECKOUT_VZ_PROTECTION'

const isProtectionOpen = (
  draft: WorldDraft | undefined,
  { completedSteps }: CartState,
  { device, features = [] }: CartLineState,
): boolean =>
  draft !== undefined &&
  device !== undefined &&
  features.length === 0 &&
  !completedSteps.includes('DeviceConfigurator') &&
  !draft.header.throttleList.includes(protectionInCheckout)

/** Puts the promotion of a device before its plan. The carrier's own name for the flag is not known. */
const offerFlag = 'offerInterstitial'

const isOfferOpen = (
  draft: WorldDraft | undefined,
  { completedSteps, lob }: CartState,
  { device }: CartLineState,
): boolean =>
  draft?.header.featureFlags[offerFlag] === true &&
  !completedSteps.includes('OfferInterstitial') &&
  device !== undefined &&
  findDeviceSku(device.skuId, 'en', worldDay(draft))?.model.offer?.lobs.includes(lob) === true

const isLoanOpen = (draft: WorldDraft | undefined, cart: CartState, { number }: CartLineState): boolean =>
  draft !== undefined &&
  !cart.completedSteps.includes('DPP_SUMMARY') &&
  accountOf(cart.owner)?.lines.find(({ mtn }) => mtn === number?.mtn)?.loan !== undefined

/** A SIM says which own device it goes into; a second number needs no device but the one it is added to. */
const isWithoutDevice = ({ device, sim, isSecondNumber }: CartLineState): boolean => !device && !sim && !isSecondNumber

const stepLine = (cart: CartState, line: CartLineState, draft: WorldDraft | undefined): StepLine => {
  const { kind, brings } = activities[line.activity]
  const model = line.device && findDeviceSku(line.device.skuId)?.model
  return {
    id: line.lineId,
    kind,
    category: model && stepCategories[model.category],
    missingDevice: isWithoutDevice(line) ? brings : undefined,
    isFinanced: (line.device?.term ?? 0) > 0,
    isLineChosen: line.number !== undefined,
    isLoanOpen: isLoanOpen(draft, cart, line),
    hasPlan: line.planId !== undefined,
    hasNumber: line.number !== undefined,
    isSecondNumber: line.isSecondNumber ?? false,
    isOfferOpen: isOfferOpen(draft, cart, line),
    isProtectionOpen: isProtectionOpen(draft, cart, line),
    openTradeIn: openTradeInOf(cart, line),
  }
}

const standingOf = ({ barrier, barrierRoom = 0, pendingOrder, pastDueCents }: AccountState): StepStanding => ({
  ...(barrier && { barrier, barrierRoom }),
  hasPendingOrder: pendingOrder,
  isPastDue: pastDueCents > 0,
})

/** Takes the world back to the journey that the shop had before. */
const classicFlag = 'classicJourney'

export const stepCart = (cart: CartState, draft: WorldDraft | undefined): StepCart => {
  const standaloneTradeIn = openStandalone(cart)
  return {
    lines: cart.lines.map((line) => stepLine(cart, line, draft)),
    isPrepay: cart.lob === 'prepaid',
    isInterstitialDone: cart.completedSteps.some((step) => step.toLowerCase() === 'accessoryinterestial'),
    ...(draft && { standing: standingOf(accountStateOf(draft, cart.owner)) }),
    ...(standaloneTradeIn && { standaloneTradeIn }),
    ...(draft?.header.featureFlags[classicFlag] === true && { isClassic: true }),
  }
}

/**
 * The step that the carrier requires next: one that blocks the account, else what the cart still lacks. Without
 * a draft the cart alone decides.
 */
export const nextStepOf = (cart: CartState, draft?: WorldDraft): NextStep => nextProcessStep(stepCart(cart, draft))

/** The step of a case that is resumed at a page, once its cart lacks nothing. */
export const resumedStepOf = (cart: CartState, draft: WorldDraft, resumeAt: ProcessStep | undefined): NextStep =>
  nextProcessStep({ ...stepCart(cart, draft), ...(resumeAt && { resumeAt }) })

/** The line's number as anyone may see it; a line without one goes by its id. */
export const shownMtn = ({ lineId, number }: CartLineState): string =>
  number === undefined ? lineId : number.choice === 'existing' ? maskNumber(number.mtn) : number.mtn

/** A case to go back to: another one, or this one saved. */
const isExisting = ({ caseId }: CartState, { caseID, triggerResumeCase }: CaseSummary): boolean =>
  caseID !== caseId || triggerResumeCase

/** A pre-order or a back-order comes to no store before it ships. */
const waitsForPickup = (draft: WorldDraft, cart: CartState): boolean =>
  parcelsOf(cart).some((parcel) => parcel.shippingOptionId === storePickup && !shipsNow(draft, parcel))

/** The answer of every change: where the shopper goes next. */
export const processStepAnswer = (
  draft: WorldDraft,
  cart: CartState,
  step = nextStepOf(cart, draft),
): AnswerOf<'cart.addDevice'> => {
  const due = dueByLine(cart, draft)
  const account = accountStateOf(draft, cart.owner)
  const cases = casesOf(draft, cart.owner)
  return {
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: {
            processStep: step.processStep,
            availablePaths: [...step.availablePaths],
            cradleFlowJourney: step.cradleFlowJourney,
            installmentInfo: { mandatoryDownPayment: announcedDownPaymentCents(cart, account) / 100 },
          },
          customerInfo: { existingCase: cases.some((found) => isExisting(cart, found)) },
          cartInfo: {
            cartId: cart.id,
            caseId: cart.caseId,
            itemCount: cartItemCount(cart),
            lines: cart.lines.map((line, index) => ({
              mtn: shownMtn(line),
              lineId: line.lineId,
              lineActivityType: line.activity,
              ...(line.device && { productId: line.device.productId, skuId: line.device.skuId }),
              dueToday: (due[index]?.todayCents ?? 0) / 100,
              dueMonthly: (due[index]?.monthlyCents ?? 0) / 100,
            })),
            ...(step.line && { nextLine: step.line }),
            ...(waitsForPickup(draft, cart) && { isIspuShippingWarningMsg: answerMessages.PICKUP_WAITS.en }),
          },
          validateOrder: {
            orderDetails: [
              {
                securityDepositAmount: account.securityDepositCents / 100,
                creditApprovalStatus: account.creditStatus,
              },
            ],
          },
          cases,
        },
      },
    },
  }
}

/** Accessories alone are a flow of their own; any other goes by the cart's intent. */
export const flowNameOf = ({ lines, intent }: Pick<CartState, 'lines' | 'intent'>, loggedIn: boolean): string =>
  lines.length > 0 && lines.every(({ activity }) => activity === 'ACC') ? accessoryFlowName(loggedIn) : intent
