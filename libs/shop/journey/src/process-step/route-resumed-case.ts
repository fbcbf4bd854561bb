import { stepKey } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import { routeEligibilityStep } from './eligibility-step'

const pages = {
  MTNSELECTIONPAGE: 'mdnselection',
  PROMOBUNDLEBUILDER: 'expresscheckout',
  ORDERREVIEW: 'orderreview',
} as const

const pageOf: ReadonlyMap<string, (typeof pages)[keyof typeof pages]> = new Map(Object.entries(pages))

/**
 * Where a resumed case leads (the specification, commerce 4.6). The steps '', shoppingcart, expresshub and
 * expresscart reload the checkout, and so does a step without a row.
 */
export const routeResumedCase = (step: string | null | undefined): Destination => {
  const page = pageOf.get(stepKey(step))
  if (page !== undefined) return destination(page)
  return routeEligibilityStep(step) ?? { ...destination('expresscheckout'), reload: true }
}
