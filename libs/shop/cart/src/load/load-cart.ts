import { isSameStep } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import type { CartLoad, CartMode, CartPageView } from './cart-load'
import { routeCreditOutcome, type CreditFacts } from './route-credit-outcome'

export interface CartFacts extends CreditFacts {
  page: string
  isSignedIn: boolean
  isHubReady?: boolean
  pendingSteps?: readonly string[]
  flowType?: string
  /** Lines with a device, BYOD, trade-in or accessory. */
  filledLines: number
  byodLines?: number
  tradeInItems?: number
  hasSecondNumberLine?: boolean
  fromTradeinPage?: string
  /** An earlier page has said that the cart holds a trade-in only: it shows here instead of at the checkout. */
  staysForTradeIn?: boolean
}

const redirectTo = (target: Destination): CartLoad => ({ kind: 'redirect', destination: target })

const isPage = (view: CartFacts, ...pages: readonly string[]): boolean =>
  pages.some((page) => isSameStep(page, view.page))

const isStandaloneTradeIn = ({ filledLines, tradeInItems = 0 }: CartFacts): boolean =>
  filledLines === 0 && tradeInItems > 0

const loadEmpty = (view: CartFacts): CartLoad | undefined => {
  if (view.filledLines > 0) return undefined
  if (isStandaloneTradeIn(view))
    return view.staysForTradeIn || isPage(view, 'expresscheckout')
      ? undefined
      : redirectTo(destination('expresscheckout'))
  const isFromTradeIn = view.fromTradeinPage === 'apo' || view.fromTradeinPage === 'bpo'
  return isFromTradeIn ? redirectTo(destination('tradein')) : { kind: 'empty' }
}

const loadSecondNumber = (view: CartFacts): CartLoad | undefined => {
  const isElsewhere = !isPage(view, 'orderreview')
  return view.isSignedIn && view.hasSecondNumberLine && isElsewhere ? redirectTo(destination('orderreview')) : undefined
}

export const cartMode = (view: CartFacts): CartMode => {
  if (!view.isHubReady) return 'promo-hub'
  const hasPendingSteps = (view.pendingSteps ?? []).length > 0
  const isCheckout = view.isSignedIn && !hasPendingSteps && isPage(view, 'expresscheckout', 'orderreview')
  return isCheckout ? 'checkout' : 'cart'
}

const cartPageView = (view: CartFacts, mode: CartMode): CartPageView => {
  if (view.flowType === 'SCAN_AND_GO') return 'scan-and-go-cart'
  if (mode !== 'promo-hub') return 'express-hub'
  return view.filledLines > 0 ? 'promo-hub-cart' : 'promo-hub'
}

const loadFilled = (view: CartFacts): CartLoad => {
  const mode = cartMode(view)
  const hasByod = (view.byodLines ?? 0) > 0
  return { kind: 'cart', mode, view: cartPageView(view, mode), isStandaloneTradeIn: isStandaloneTradeIn(view), hasByod }
}

/** What a cart that was read shows (the specification, commerce 4.1): the first concern that applies decides. */
export const loadCart = (view: CartFacts): CartLoad =>
  routeCreditOutcome(view) ?? loadEmpty(view) ?? loadSecondNumber(view) ?? loadFilled(view)
