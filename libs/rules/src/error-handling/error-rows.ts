import type { ErrorHandling } from '@soe/contracts'
import { retryStatuses } from './retry-policy'

export type Handling = ErrorHandling

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

export interface ErrorLists {
  lockIds: readonly string[]
  caseCancelledIds: readonly string[]
  redisIds: readonly string[]
}

export interface ErrorRow {
  handling: Handling
  ids?: readonly string[]
  idList?: keyof ErrorLists
  statuses?: readonly number[]
  operation?: RegExp
  message?: RegExp
  when?: (facts: ErrorFacts) => boolean
}

export const emptyProcessStepId = 'EMPTY_PROCESS_STEP'

const cartFetch = /^(checkout|cart)\.(getCheckoutDetails|getExpressHubDetails|getCartDetails)$/i
const caseRetrieval = /^cases\.(getCases|getCaseAndCartId)$/i
const ordering = /^(cases\.|(account)?landing\.|cart\.(addDevice|addAccessories)$)/i
const processStep = /\.getProcessStep$/i

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
  { handling: 'cart-lock', idList: 'lockIds' },
  { handling: 'case-cancelled', idList: 'caseCancelledIds' },

  { handling: 'ignore', operation: processStep, ids: ['1004'] },
  { handling: 'clear-loader', operation: processStep, message: /Network Error/i },
  { handling: 'empty-process-step', ids: [emptyProcessStepId] },

  { handling: 'reload', ids: ['3000'], message: /Accessory Item not found in cart|Invalid Accessory Item Id/i },
  { handling: 'case-error-page', ids: ['208'], operation: caseRetrieval },
  { handling: 'scheduled-order', ids: ['208'], operation: ordering },
  { handling: 'past-due-notice', ids: ['4077'] },

  { handling: 'cart-account-member', ids: ['1022', '3454'], operation: /^checkout\.getCheckoutDetails$/ },
  { handling: 'empty-cart', ids: ['1008'], operation: cartFetch },
  { handling: 'account-landing', ids: ['2053'], operation: cartFetch, when: ({ isSignedIn }) => isSignedIn === true },
  { handling: 'message', ids: ['2038'], operation: cartFetch, when: isBlocker },
  { handling: 'scan-payment-error', ids: ['2040'], operation: cartFetch, when: isScanPayment },
  { handling: 'protection-eligibility', ids: ['1079'], operation: cartFetch },
  { handling: 'e911-address', ids: ['1098'], operation: cartFetch },
  { handling: 'suppress-credit', ids: ['1082'], operation: cartFetch, when: isBlocker },
  { handling: 'page-load-error', ids: ['05'], operation: cartFetch },
  { handling: 'express-checkout', ids: ['06'], operation: cartFetch },
  { handling: 'checkout-error-page', ids: ['07'], operation: cartFetch },

  { handling: 'cart-lost', ids: ['R1001'], when: hasInformationLink },
  { handling: 'empty-cart', ids: ['R1001'] },
  { handling: 'cart-lost', ids: ['1022', '3454', '15501'] },
  { handling: 'cart-lost', ids: ['899'], message: /cart/i },
  { handling: 'cart-lost', idList: 'redisIds' },
  { handling: 'cart-lost', message: /Request body must either contain|redis|missing/i },

  { handling: 'ig-error', ids: ['417'] },
  { handling: 'ig-error', statuses: [417] },
  { handling: 'case-fallback', operation: caseRetrieval },
  { handling: 'retry', statuses: retryStatuses },
]
