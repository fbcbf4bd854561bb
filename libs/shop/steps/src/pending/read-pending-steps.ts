import type { CartView } from '@soe/contracts'
import { isSameStep, stepKey, type Audience } from '@soe/rules'
import { pageOfPendingStep } from '@soe/shop-journey'
import { destination, type Destination } from '@soe/shop-platform'
import { flowStepOf } from './flow-step-of'

export interface PendingStep {
  key: string
  step: string
  /** Where it is done; a step that this shop has no page for takes a call. */
  to?: Destination
  /** The line as the cart counts it, from 1. */
  line?: number
  device: string
}

type Cart = Pick<CartView, 'lineDetails' | 'pendingSteps' | 'intendType'>

const bicBogo = /bic_?bogo/i

const lineStep = (
  { lineDetails: { lineInfo, deviceLines }, intendType }: Cart,
  { lineId, step }: Cart['pendingSteps']['sortedSteps'][number],
  audience: Audience,
): PendingStep => {
  const place = deviceLines.indexOf(lineId) + 1
  const facts = {
    audience,
    line: lineId,
    mtn: lineId,
    intendType,
    isFirstLine: place === 1,
    hasBicBogoPromoLine: Object.values(lineInfo).some(({ serviceInfo }) => bicBogo.test(serviceInfo.sbdOffer ?? '')),
  }
  const to = pageOfPendingStep(step, facts)
  return {
    key: `${lineId} ${step}`,
    step: stepKey(step),
    ...(to && { to }),
    ...(place > 0 && { line: place }),
    device: lineInfo[lineId]?.deviceItem?.description ?? '',
  }
}

const isTradeIn = (steps: readonly string[]) => steps.some((step) => isSameStep(step, 'tradein'))

const tradeInSteps = ({ lineDetails: { tradeInDetail }, pendingSteps }: Cart): PendingStep[] =>
  Object.entries(pendingSteps.submissions ?? {})
    .filter(([, { sortedSteps }]) => isTradeIn(sortedSteps))
    .map(([submissionId]) => {
      const item = tradeInDetail.tradeInItems.find((found) => found.submissionId === submissionId)
      const page = item && !item.condition ? 'tradein/devicecondition' : 'tradein'
      return {
        key: submissionId,
        step: 'TRADEIN',
        to: destination(page),
        device: item?.deviceModel ?? '',
      }
    })

/** How many lines have no plan yet, whose price no total holds. */
export const missingPlans = ({ pendingSteps: { sortedSteps } }: Pick<CartView, 'pendingSteps'>): number =>
  sortedSteps.filter(({ step }) => flowStepOf(step) === 'plan').length

/** What the cart still lacks, the next first, and where each is done (the specification, commerce 4.3). */
export const readPendingSteps = (cart: Cart, audience: Audience): PendingStep[] => [
  ...cart.pendingSteps.sortedSteps.map((row) => lineStep(cart, row, audience)),
  ...tradeInSteps(cart),
]
