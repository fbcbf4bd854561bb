import type { CartLine, CheckoutDetails } from '@soe/contracts'
import { creditApproved, creditSuppressingCode, type Handling } from '@soe/rules'
import type { CartLoad } from './cart-load'
import { loadCart } from './load-cart'
import type { CreditFacts } from './route-credit-outcome'

export interface CartVisit {
  page: string
  isSignedIn: boolean
  fromTradeinPage?: string | undefined
  /** Why an earlier page sent the shopper here; the same reason never sends them again. */
  redirect?: string | undefined
  details?: CheckoutDetails | undefined
  wasSentOn?: boolean
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
  'cart-lock': { kind: 'locked' },
  'page-load-error': { kind: 'page-load-error' },
}

const onFailure = (handling: Handling, redirect: string | undefined): CartLoadView => {
  const isLeaving = leaving.includes(handling) && redirect === undefined
  return loadByHandling[handling] ?? { kind: isLeaving ? 'loading' : 'failed' }
}

/** A line that shows in the cart: it has a device or brings one, a device to hand in, accessories or another plan. */
const isFilled = ({ deviceItem, accessories, lineActivityType, tradeInInfo }: CartLine): boolean =>
  deviceItem !== undefined ||
  accessories.length > 0 ||
  tradeInInfo !== undefined ||
  lineActivityType === 'CPC' ||
  lineActivityType.includes('BYOD')

/** Statuses of an application that waits for someone to clear it. */
const held = 'OH'

const creditFacts = ({ cart }: CheckoutDetails): CreditFacts => {
  const { creditIssueStatus: creditStatus } = cart
  const isSuppressed = cart.cartValidationErrors.some(
    ({ errorCode, errorLevel }) => errorCode === creditSuppressingCode && errorLevel === 'Blocker',
  )
  return {
    isCreditAppApproved: cart.creditAppApproved || isSuppressed,
    isRefundExchange: cart.isRefundExchange === true,
    hasPendingCreditSteps: cart.pendingSteps.sortedSteps.length > 0,
    hasCreditIssue: creditStatus === held,
    ...(creditStatus !== undefined && creditStatus !== creditApproved && !isSuppressed && { creditStatus }),
  }
}

const onDetails = (visit: CartVisit, details: CheckoutDetails): CartLoadView => {
  const { page, isSignedIn, fromTradeinPage, redirect, wasSentOn = false } = visit
  const { lineDetails, orderDetails, ...cart } = details.cart
  const lines = Object.values(lineDetails.lineInfo)
  return loadCart({
    page,
    isSignedIn,
    filledLines: lines.filter(isFilled).length,
    byodLines: lineDetails.byodLines.length + lineDetails.byodEUPLines.length,
    hasSecondNumberLine:
      redirect === undefined &&
      !wasSentOn &&
      cart.hubReadyForCheckout &&
      lines.some(({ secondNumber }) => secondNumber?.isSecondNumber === true),
    staysForTradeIn: wasSentOn || redirect === 'ST1' || redirect === 'ST2',
    tradeInItems: lineDetails.tradeInDetail.tradeInItems.length,
    isHubReady: cart.hubReadyForCheckout,
    pendingSteps: cart.pendingSteps.sortedSteps.map(({ step }) => step),
    flowType: orderDetails.flowType,
    isUserAuthorized: cart.userAuthorized,
    ...(redirect === undefined && creditFacts(details)),
    ...(fromTradeinPage !== undefined && { fromTradeinPage }),
  })
}

/** Without a cart there is nothing in it; a shopper who came for a trade-in goes back to it. */
const onNothing = ({ page, isSignedIn, fromTradeinPage = '' }: CartVisit): CartLoadView =>
  loadCart({ page, isSignedIn, filledLines: 0, fromTradeinPage })

/** What the cart page shows. A known cart stays in view while a later read fails. */
export const readCartLoad = (visit: CartVisit): CartLoadView => {
  const { details, handling, redirect } = visit
  if (handling === 'empty-cart') return onNothing(visit)
  if (details) return onDetails(visit, details)
  return handling === undefined ? { kind: 'loading' } : onFailure(handling, redirect)
}
