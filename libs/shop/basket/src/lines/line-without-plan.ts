import type { CheckoutDetails } from '@soe/contracts'
import { isSameStep } from '@soe/rules'

type Lines = Pick<CheckoutDetails['cart'], 'lineDetails' | 'pendingSteps'>

/** @param department the part of the shop that its device is from: `/smartphones/` */
export const isLineOf = ({ lineDetails }: Pick<Lines, 'lineDetails'>, lineId: string, department: string): boolean =>
  lineDetails.lineInfo[lineId]?.deviceItem?.productURL.startsWith(department) === true

/** The first line of the department that still waits for its plan. */
export const lineWithoutPlan = (cart: Lines, department: string): string | undefined =>
  cart.pendingSteps.sortedSteps.find(
    ({ step, lineId }) => isSameStep(step, 'PlanSelection') && isLineOf(cart, lineId, department),
  )?.lineId
