import { stepKey } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

const variants = [
  ['PASTDUE', 'PAST_DUE'],
  ['PENDINGORDER', 'PENDING_ORDER'],
] as const

/** Past-due and pending-order steps come in variants: PAST_DUE, PASTDUE_EUP, PENDING_ORDER_AAL … */
export const eligibilityType = (step: string | null | undefined): 'PAST_DUE' | 'PENDING_ORDER' | null => {
  const plain = stepKey(step).replaceAll(/[^A-Z]/g, '')
  return variants.find(([mark]) => plain.includes(mark))?.[1] ?? null
}

export const routeEligibilityStep = (step: string | null | undefined): Destination | null => {
  const type = eligibilityType(step)
  return type === null ? null : destination('mdnselection/checkEligibility', { type })
}
