import type { CheckoutDetails } from '@soe/contracts'
import { creditSuppressingCode, type Handling } from '@soe/rules'
import type { CartLoad } from './cart-load'
import { loadCart } from './load-cart'

export interface CartVisit {
  /** Page name of the address, such as expresscart. */
  page: string
  isSignedIn: boolean
  fromTradeinPage?: string | undefined
  /** Why an earlier page sent the shopper here; the same reason never sends them again. */
  redirect?: string | undefined
  details?: CheckoutDetails | undefined
  /** The handling of the read that failed. */
  handling?: Handling | undefined
}

export type CartLoadView = CartLoad | { kind: 'loading' } | { kind: 'failed' }

/** Failures whose handling leaves this page, so nothing is shown meanwhile. */
const leaving: readonly Handling[] = [
  'logout',
  'cart-lost',
  'cart-account-member',
  'express-checkout',
  'checkout-error-page',
]

const loadByHandling: Partial<Record<Handling, CartLoadView>> = {
  'empty-cart': { kind: 'empty' },
  'cart-lock': { kind: 'locked' },
  'page-load-error': { kind: 'page-load-error' },
}

const onFailure = (handling: Handling, redirect: string | undefined): CartLoadView => {
  const isLeaving = leaving.includes(handling) && redirect === undefined
  return loadByHandling[handling] ?? { kind: isLeaving ? 'loading' : 'failed' }
}

/** What stands about the credit; a blocker of the credit bureau takes the place of any credit issue. */
const creditFactsOf = ({ cart }: CheckoutDetails) => {
  const { creditIssueStatus, creditAppApproved, isRefundExchange = false, cartValidationErrors } = cart
  const isSuppressed = cartValidationErrors.some(
    ({ errorCode, errorLevel }) => errorCode === creditSuppressingCode && errorLevel === 'Blocker',
  )
  if (isSuppressed) return {}
  return {
    isCreditAppApproved: creditAppApproved,
    ...(creditIssueStatus && { creditStatus: creditIssueStatus }),
    isRefundExchange,
    hasCreditIssue: creditIssueStatus === 'OH',
  }
}

const onDetails = (visit: CartVisit, details: CheckoutDetails): CartLoadView => {
  const { page, isSignedIn, fromTradeinPage, redirect } = visit
  const { lineDetails, orderDetails, ...cart } = details.cart
  return loadCart({
    page,
    isSignedIn,
    filledLines: Object.values(lineDetails.lineInfo).filter((line) => line.deviceItem || line.accessories.length > 0)
      .length,
    byodLines: lineDetails.byodLines.length,
    tradeInItems: lineDetails.tradeInDetail.tradeInItems.length,
    isHubReady: cart.hubReadyForCheckout,
    pendingSteps: cart.pendingSteps.sortedSteps.map(({ step }) => step),
    flowType: orderDetails.flowType,
    isUserAuthorized: cart.userAuthorized,
    ...(redirect === undefined && creditFactsOf(details)),
    ...(fromTradeinPage !== undefined && { fromTradeinPage }),
  })
}

/** What the cart page shows. A known cart stays in view while a later read fails. */
export const readCartLoad = (visit: CartVisit): CartLoadView => {
  const { details, handling, redirect } = visit
  if (handling === 'empty-cart') return { kind: 'empty' }
  if (details) return onDetails(visit, details)
  return handling === undefined ? { kind: 'loading' } : onFailure(handling, redirect)
}
