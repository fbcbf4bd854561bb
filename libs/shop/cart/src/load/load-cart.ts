import { isSameStep } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-journey'
import type { CartLoad, CartMode, CartPageView } from './cart-load'
import { routeCreditOutcome, type CreditFacts } from './route-credit-outcome'

export interface CartView extends CreditFacts {
  /** Page name of the address, such as expresscheckout. */
  page: string
  isSignedIn: boolean
  isLocked?: boolean
  /** Ids of the answer's errors, and its errorCode. */
  errorIds?: readonly string[]
  isHubReady?: boolean
  pendingSteps?: readonly string[]
  flowType?: string
  /** Lines with a device, BYOD, trade-in or accessory. */
  filledLines: number
  byodLines?: number
  tradeInItems?: number
  hasSecondNumberLine?: boolean
  fromTradeinPage?: string
}

const redirectTo = (target: Destination): CartLoad => ({ kind: 'redirect', destination: target })

const errorLoads: ReadonlyMap<string, CartLoad> = new Map<string, CartLoad>([
  ['1008', { kind: 'empty' }],
  ['R1001', { kind: 'empty' }],
  ['05', { kind: 'page-load-error' }],
  ['06', redirectTo(destination('expresscheckout'))],
  ['07', redirectTo(destination('error', { type: 'CHECKOUT_PROCESS_ERROR' }))],
])

const isPage = (view: CartView, ...pages: readonly string[]): boolean =>
  pages.some((page) => isSameStep(page, view.page))

/** Error 06 asks for the express checkout, which is no redirect for those who stand on it. */
const loadError = (view: CartView): CartLoad | undefined => {
  const loads = (view.errorIds ?? []).map((id) => errorLoads.get(id)).filter((load) => load !== undefined)
  return loads.find(
    (load) =>
      !(load.kind === 'redirect' && load.destination.page === 'expresscheckout' && isPage(view, 'expresscheckout')),
  )
}

const isStandaloneTradeIn = ({ filledLines, tradeInItems = 0 }: CartView): boolean =>
  filledLines === 0 && tradeInItems > 0

const loadEmpty = (view: CartView): CartLoad | undefined => {
  if (view.filledLines > 0) return undefined
  if (isStandaloneTradeIn(view))
    return isPage(view, 'expresscheckout') ? undefined : redirectTo(destination('expresscheckout'))
  const isFromTradeIn = view.fromTradeinPage === 'apo' || view.fromTradeinPage === 'bpo'
  return isFromTradeIn ? redirectTo(destination('tradein')) : { kind: 'empty' }
}

const loadSecondNumber = (view: CartView): CartLoad | undefined => {
  const isElsewhere = !isPage(view, 'orderreview')
  return view.isSignedIn && view.hasSecondNumberLine && isElsewhere ? redirectTo(destination('orderreview')) : undefined
}

export const cartMode = (view: CartView): CartMode => {
  if (!view.isHubReady) return 'promo-hub'
  const hasPendingSteps = (view.pendingSteps ?? []).length > 0
  const isCheckout = view.isSignedIn && !hasPendingSteps && isPage(view, 'expresscheckout', 'orderreview')
  return isCheckout ? 'checkout' : 'cart'
}

const cartPageView = (view: CartView, mode: CartMode): CartPageView => {
  if (view.flowType === 'SCAN_AND_GO') return 'scan-and-go-cart'
  if (mode !== 'promo-hub') return 'express-hub'
  return view.filledLines > 0 ? 'promo-hub-cart' : 'promo-hub'
}

const loadFilled = (view: CartView): CartLoad => {
  const mode = cartMode(view)
  const hasByod = (view.byodLines ?? 0) > 0
  return { kind: 'cart', mode, view: cartPageView(view, mode), isStandaloneTradeIn: isStandaloneTradeIn(view), hasByod }
}

/** What a validated cart shows (the specification, commerce 4.1): the first concern that applies decides. */
export const loadCart = (view: CartView): CartLoad => {
  if (view.isLocked) return { kind: 'locked' }
  return loadError(view) ?? routeCreditOutcome(view) ?? loadEmpty(view) ?? loadSecondNumber(view) ?? loadFilled(view)
}
