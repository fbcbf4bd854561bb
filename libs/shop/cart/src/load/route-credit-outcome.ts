import { creditApproved } from '@soe/rules'
import { destination } from '@soe/shop-platform'
import type { CartLoad } from './cart-load'

export interface CreditFacts {
  /** False: the user must sign in before this cart shows. */
  isUserAuthorized?: boolean
  isCreditAppApproved?: boolean
  /** AP, or another status of the credit application; absent without one. */
  creditStatus?: string
  hasPendingCreditSteps?: boolean
  isRefundExchange?: boolean
  hasCreditIssue?: boolean
}

/** Statuses of a declined application; any other that is not AP is not yet approved. */
const declined: ReadonlySet<string> = new Set(['DC', 'DECLINED'])

const notApproved = (status: string): string => (declined.has(status.toUpperCase()) ? 'notapproved2' : 'notapproved1')

const isApproved = ({ isCreditAppApproved, creditStatus }: CreditFacts): boolean =>
  creditStatus === undefined ? isCreditAppApproved !== false : creditStatus === creditApproved

/** What an open credit application makes of the cart; undefined when it blocks nothing. */
export const routeCreditOutcome = (facts: CreditFacts): CartLoad | undefined => {
  if (facts.isUserAuthorized === false) return { kind: 'login' }
  if (isApproved(facts)) return undefined
  if (facts.hasPendingCreditSteps) return { kind: 'pending-steps' }
  if (facts.isRefundExchange) return { kind: 'redirect', destination: destination('refundexchange/order-review') }
  if (facts.hasCreditIssue) return { kind: 'redirect', destination: destination('existingcredithold') }
  return { kind: 'redirect', destination: destination('cart', { redirect: notApproved(facts.creditStatus ?? '') }) }
}
