import type { ErrorId, OperationKey, RefusalCode } from '@soe/contracts'
import { retryStatuses } from './retry-policy'

/** How a shop may handle an error. */
export type Handling =
  | 'message'
  | 'reload'
  | 'chunk-reload'
  | 'aborted'
  | 'go-to-url'
  | 'retry'
  | 'logout'
  | 'ignore'
  | 'clear-loader'
  | 'cart-lock'
  | 'cart-lost'
  | 'cart-elsewhere'
  | 'cart-account-member'
  | 'empty-cart'
  | 'scheduled-order'
  | 'case-error-page'
  | 'case-fallback'
  | 'case-cancelled'
  | 'express-checkout'
  | 'checkout-error-page'
  | 'page-load-error'
  | 'account-landing'
  | 'scan-payment-error'
  | 'protection-eligibility'
  | 'e911-address'
  | 'suppress-credit'
  | 'past-due-notice'
  | 'empty-process-step'
  | 'ig-error'

export interface ErrorDetail {
  information_link?: string | undefined
  lockedChannelID?: string | undefined
}

export interface ErrorFacts {
  /** Contract key, such as cart.addDevice. */
  operation?: string
  id?: string
  name?: string
  message?: string
  status?: number
  /** Level of a cart validation error: Blocker, WarningNotification … */
  level?: string
  details?: readonly ErrorDetail[]
  isAborted?: boolean
  /** The answer leads to another address, which the shop follows. */
  isGoToUrl?: boolean
  isSignedIn?: boolean
  isScanAndGo?: boolean
}

export interface ErrorRow {
  handling: Handling
  ids?: readonly (ErrorId | typeof emptyProcessStepId | RefusalCode)[]
  statuses?: readonly number[]
  operations?: readonly OperationKey[]
  message?: RegExp
  when?: (facts: ErrorFacts) => boolean
}

export const emptyProcessStepId = 'EMPTY_PROCESS_STEP'

/** How the server refuses a guest whose session it no longer knows: the token is of no session, the cart of another. */
const lostSessionIds = ['XSRF_TOKEN', 'NOT_YOUR_CART'] as const
/** The cart has been opened in another visit, or was never this shopper's. */
const elsewhereIds = ['CART_MOVED', 'NOT_YOUR_CART', 'NOT_YOUR_CASE'] as const

const cartFetch: readonly OperationKey[] = ['checkout.getCheckoutDetails', 'checkout.getExpresshubDetails']
const caseRetrieval: readonly OperationKey[] = ['cases.getCases', 'cases.getCaseAndCartId']
const processStep: readonly OperationKey[] = ['landing.getProcessStep']
const ordering: readonly OperationKey[] = [
  'cases.getCaseAndCartId',
  'cases.getCases',
  'cases.resumeCase',
  'landing.landing',
  'landing.getProcessStep',
  'cart.addDevice',
  'cart.addAccessories',
]

const isBlocker = ({ level }: ErrorFacts): boolean => level === 'Blocker'
const isScanPayment = ({ level, isScanAndGo }: ErrorFacts): boolean =>
  isScanAndGo === true && /^(Blocker|Warning)/.test(level ?? '')
const hasInformationLink = ({ details = [] }: ErrorFacts): boolean =>
  details.some((detail) => Boolean(detail.information_link))
const isChunkFailure = ({ name, message = '' }: ErrorFacts): boolean =>
  name === 'ChunkLoadError' || /ChunkLoadError|Loading chunk/.test(message)

/** The specification, platform 8 and commerce 8. The first row that matches decides, so narrower rows come first. */
export const errorRows: readonly ErrorRow[] = [
  { handling: 'aborted', when: ({ isAborted }) => isAborted === true },
  { handling: 'go-to-url', when: ({ isGoToUrl }) => isGoToUrl === true },
  { handling: 'chunk-reload', when: isChunkFailure },
  { handling: 'logout', statuses: [401] },
  // An address may name anyone's cart.
  { handling: 'cart-elsewhere', ids: elsewhereIds, operations: ['cases.resumeCase'] },
  { handling: 'cart-lost', ids: ['CART_MOVED'] },
  { handling: 'logout', ids: lostSessionIds, when: ({ isSignedIn }) => isSignedIn !== true },
  { handling: 'cart-lock', ids: ['CART_LOCKED'] },
  { handling: 'case-cancelled', ids: ['CASE_CANCELLED'] },

  { handling: 'ignore', operations: processStep, ids: ['1004'] },
  { handling: 'clear-loader', operations: processStep, message: /Network Error/i },
  { handling: 'empty-process-step', ids: [emptyProcessStepId] },

  { handling: 'reload', ids: ['3000'], message: /Accessory Item not found in cart|Invalid Accessory Item Id/i },
  { handling: 'case-error-page', ids: ['208'], operations: caseRetrieval },
  { handling: 'scheduled-order', ids: ['208'], operations: ordering },
  { handling: 'past-due-notice', ids: ['4077'] },

  { handling: 'cart-account-member', ids: ['1022', '3454'], operations: ['checkout.getCheckoutDetails'] },
  { handling: 'empty-cart', ids: ['1008'], operations: cartFetch },
  { handling: 'account-landing', ids: ['2053'], operations: cartFetch, when: ({ isSignedIn }) => isSignedIn === true },
  { handling: 'message', ids: ['2038'], operations: cartFetch, when: isBlocker },
  { handling: 'scan-payment-error', ids: ['2040'], operations: cartFetch, when: isScanPayment },
  { handling: 'protection-eligibility', ids: ['1079'], operations: cartFetch },
  { handling: 'e911-address', ids: ['1098'], operations: cartFetch },
  { handling: 'suppress-credit', ids: ['1082'], operations: cartFetch, when: isBlocker },
  { handling: 'page-load-error', ids: ['05'], operations: cartFetch },
  { handling: 'express-checkout', ids: ['06'], operations: cartFetch },
  { handling: 'checkout-error-page', ids: ['07'], operations: cartFetch },

  { handling: 'cart-lost', ids: ['R1001'], when: hasInformationLink },
  { handling: 'empty-cart', ids: ['R1001'] },
  { handling: 'cart-lost', ids: ['1022', '3454', '15501'] },
  { handling: 'cart-lost', ids: ['899'], message: /cart/i },
  { handling: 'cart-lost', ids: ['REDIS_TIMEOUT', 'REDIS_ERROR'] },
  { handling: 'cart-lost', message: /Request body must either contain|redis|missing/i },

  { handling: 'ig-error', ids: ['417'] },
  { handling: 'ig-error', statuses: [417] },
  { handling: 'case-fallback', operations: caseRetrieval },
  { handling: 'retry', statuses: retryStatuses },
]
