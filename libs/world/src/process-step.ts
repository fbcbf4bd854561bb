import type { ProcessStepAnswer } from '@soe/contracts'
import { maskNumber, nextProcessStep, type NextStep, type StepLine } from '@soe/rules'
import { caseSummary } from './case'
import { priceCartLines } from './cart-pricing'
import { findDeviceSku } from './catalogue'
import type { WorldDraft } from './draft'
import { cartItemCount } from './cart-count'
import type { CartLineState, CartState } from './state'

const stepCategories = { smartphones: 'phone', watches: 'watch', tablets: 'tablet' } as const

const kindOf = ({ activity, device }: CartLineState): StepLine['kind'] =>
  activity.startsWith('EUP') ? 'upgrade' : device || activity !== 'ACC' ? 'new' : 'accessory'

const stepLine = (line: CartLineState): StepLine => {
  const model = line.device && findDeviceSku(line.device.skuId)?.model
  return {
    id: line.lineId,
    kind: kindOf(line),
    ...(model && { category: stepCategories[model.category] }),
    isLineChosen: line.number !== undefined,
    hasPlan: line.planId !== undefined,
    hasNumber: line.number !== undefined,
  }
}

/** What the carrier asks for next: whatever the cart still lacks. */
export const nextStepOf = (cart: CartState): NextStep =>
  nextProcessStep({
    lines: cart.lines.map(stepLine),
    isPrepay: cart.lob === 'prepaid',
    isInterstitialDone: cart.completedSteps.some((step) => step.toLowerCase() === 'accessoryinterestial'),
  })

/** The line's number as anyone may see it; a line without one goes by its id. */
export const shownMtn = ({ lineId, number }: CartLineState): string =>
  number === undefined ? lineId : number.choice === 'existing' ? maskNumber(number.mtn) : number.mtn

/** The answer of every change: where the shopper goes next. */
export const processStepAnswer = (draft: WorldDraft, cart: CartState, step = nextStepOf(cart)): ProcessStepAnswer => {
  const { lines } = priceCartLines(cart)
  return {
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: {
            processStep: step.processStep,
            availablePaths: [...step.availablePaths],
            cradleFlowJourney: step.cradleFlowJourney,
            installmentInfo: { mandatoryDownPayment: 0 },
          },
          customerInfo: { existingCase: false },
          cartInfo: {
            cartId: cart.id,
            caseId: cart.caseId,
            itemCount: cartItemCount(cart),
            lines: cart.lines.map((line, index) => ({
              mtn: shownMtn(line),
              lineId: line.lineId,
              lineActivityType: line.activity,
              ...(line.device && { productId: line.device.productId, skuId: line.device.skuId }),
              dueToday: (lines[index]?.todayCents ?? 0) / 100,
              dueMonthly: (lines[index]?.monthlyCents ?? 0) / 100,
            })),
            ...(step.line && { nextLine: step.line }),
          },
          validateOrder: { orderDetails: [{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }] },
          cases: [caseSummary(draft, cart.caseId)].filter((summary) => summary !== undefined),
        },
      },
    },
  }
}
