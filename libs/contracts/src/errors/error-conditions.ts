import type { CatalogueError } from './error-catalogue'
import type { ErrorHandling } from './error-handling'

/** A failure that no operation answers with an id: the browser detects it, or finds it in an answer. */
export interface ErrorCondition extends Omit<CatalogueError, 'category' | 'status'> {
  readonly category: CatalogueError['category'] | 'NETWORK' | 'UIError' | 'UNKNWN'
  /** Statuses that indicate it; none where the browser itself fails. */
  readonly statuses: readonly number[]
  readonly handling: ErrorHandling | 'eligibility-page' | 'same-day-report' | 'swallow' | 'notice'
}

const genericMessage = 'Looks like something went wrong. Please try again later.'

const network = (name: string, message: string, handling: ErrorHandling, statuses: readonly number[] = []) =>
  ({ name, message, category: 'NETWORK', severity: 'Error', statuses, handling }) as const

const script = (name: string, message: string, handling: ErrorCondition['handling']) =>
  ({ name, message, category: 'UIError', severity: 'Error', statuses: [], handling }) as const

const eligibility = (name: string) =>
  ({
    name,
    message: genericMessage,
    category: 'BUSINESSERR',
    severity: 'Blocker',
    statuses: [200],
    handling: 'eligibility-page',
  }) as const

const sameDay = (name: string, message: string) =>
  ({
    name,
    message,
    category: 'BUSINESSERR',
    severity: 'Warning',
    statuses: [200],
    handling: 'same-day-report',
  }) as const

/** Failures without an error id of their own, from the same two sections as the catalogue. */
export const errorConditions = {
  NETWORK_ERROR: network('NETWORK_ERROR', 'Network Error', 'retry', [0, 502, 503, 504]),
  NETWORK_ERROR_IN_PROCESS_STEP: network('NETWORK_ERROR', 'Network Error', 'clear-loader'),
  REQUEST_TIMEOUT: network('REQUEST_TIMEOUT', 'timeout exceeded', 'retry'),
  REQUEST_FAILED: network('REQUEST_FAILED', 'Request failed with status code', 'retry'),
  REQUEST_CANCELLED: network('CANCELLED/ABORTED', 'Request cancelled', 'aborted'),
  REQUEST_ABORTED: network('CANCELLED/ABORTED', 'Request aborted', 'aborted'),
  UNAUTHORISED: {
    name: 'UNAUTHORISED',
    message: 'Sign in to continue.',
    category: 'SESSIONERR',
    severity: 'Blocker',
    statuses: [401],
    handling: 'logout',
  },
  KEEP_ALIVE_FAILED: {
    name: 'KEEP_ALIVE_FAILED',
    message: 'Failed to extend session, already expired',
    category: 'SESSIONERR',
    severity: 'Blocker',
    statuses: [401, 500],
    handling: 'notice',
  },
  EMPTY_PROCESS_STEP: {
    name: 'EMPTY_PROCESS_STEP',
    message: genericMessage,
    category: 'APPERR',
    severity: 'Error',
    statuses: [200],
    handling: 'empty-process-step',
  },
  CHUNK_LOAD: script('ChunkLoadError', 'Loading chunk N failed', 'chunk-reload'),
  RENDER_FAILURE: script('RENDER_FAILURE', 'Something went wrong.', 'notice'),
  CHAT_OR_REPLAY: script('CHAT_OR_REPLAY', 'api is returning some errors', 'swallow'),
  CASE_RETRIEVAL: {
    name: 'CASE_RETRIEVAL',
    message: genericMessage,
    category: 'APPERR',
    severity: 'Error',
    statuses: [200],
    handling: 'case-fallback',
  },
  '10023': sameDay('SDD_ADDRESS_NOT_SERVED', 'Same-day delivery is not offered at this address.'),
  '10027': sameDay('SDD_NO_WINDOW', 'No same-day delivery window is left for these items.'),
  NO_ERR_CODE: sameDay('NO_ERR_CODE', 'NO_ERR_MSG'),
  PAST_DUE: eligibility('PAST_DUE'),
  PENDING_ORDER: eligibility('PENDING_ORDER'),
  CONCESSION_ACCOUNT: eligibility('CONCESSION_ACCOUNT'),
  THRESHOLD: eligibility('THRESHOLD'),
  CUSTOMER_TYPE: eligibility('CUSTOMER_TYPE'),
  COLLECTION_ACCOUNT: eligibility('COLLECTION_ACCOUNT'),
  CASH_ONLY: eligibility('CASH_ONLY'),
  FRAUD_X: eligibility('FRAUD_X'),
  FRAUD_Y: eligibility('FRAUD_Y'),
  FRAUD_S: eligibility('FRAUD_S'),
  FRAUD_Z: eligibility('FRAUD_Z'),
  FRAUD_V: eligibility('FRAUD_V'),
  DEVICE_CAP: eligibility('DEVICE_CAP'),
  LINE_CAP: eligibility('LINE_CAP'),
  ACCOUNT_CAP: eligibility('ACCOUNT_CAP'),
  PLAN_DEVICE_INCOMPATIBLE: eligibility('PLAN_DEVICE_INCOMPATIBLE'),
  KIDS_PLAN: eligibility('KIDS_PLAN'),
  ONE_BILL_PLAN_CHANGE: eligibility('ONE_BILL_PLAN_CHANGE'),
  ACCOUNT_MEMBER_CART: eligibility('ACCOUNT_MEMBER_CART'),
} as const satisfies Record<string, ErrorCondition>

export type ErrorConditionId = keyof typeof errorConditions
