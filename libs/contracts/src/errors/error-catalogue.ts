/** The definition of an error; `classifyError` decides how to handle it. */
export interface CatalogueError {
  readonly name: string
  readonly message: string
  readonly category: 'BUSINESSERR' | 'APPERR' | 'SYSTEMERR' | 'SESSIONERR'
  readonly severity: 'Blocker' | 'Error' | 'Warning'
  /** HTTP status of the answer; business errors of this carrier answer 200 with an errors list. */
  readonly status: number
}

const defaultMessage = 'Looks like something went wrong. Please try again later.'

const business = (name: string, message: string, severity: CatalogueError['severity'] = 'Error') =>
  ({ name, message, category: 'BUSINESSERR', severity, status: 200 }) as const

const application = (name: string, message: string, status = 200) =>
  ({ name, message, category: 'APPERR', severity: 'Error', status }) as const

const system = (name: string, message: string, status: number) =>
  ({ name, message, category: 'SYSTEMERR', severity: 'Blocker', status }) as const

/** Every error id that an operation may answer, from the catalogues of the platform and of commerce. */
export const errorCatalogue = {
  '05': application('PAGE_LOAD_API_ERROR', defaultMessage),
  '06': business('EXPRESS_CHECKOUT_REQUIRED', 'This order continues in express checkout.'),
  '07': business('CHECKOUT_PROCESS_ERROR', 'We could not start your checkout.', 'Blocker'),
  '208': business('SCHEDULED_ORDER', 'An order is already scheduled for this account.', 'Blocker'),
  '417': system('IG_ERROR', defaultMessage, 417),
  '899': application('CART_NOT_FOUND', 'The cart could not be found.'),
  '1004': application('PROCESS_STEP_UNAVAILABLE', 'The next step is not available.'),
  '1008': business('CART_EMPTY', 'There is nothing in the cart.'),
  '1022': application('CART_DETAILS_NOT_FOUND', 'The details of the cart were not found.'),
  '1079': business('PROTECTION_ELIGIBILITY', 'The device is not eligible for this protection.', 'Warning'),
  '1082': business('CREDIT_ON_HOLD', 'The credit application is on hold.', 'Blocker'),
  '1098': business('E911_ADDRESS_REQUIRED', 'An emergency address is needed for this line.', 'Blocker'),
  '2038': business('ORDER_BLOCKED', 'This order can not be completed online.', 'Blocker'),
  '2040': business('SCAN_PAYMENT_ERROR', 'The payment could not be completed in the store.', 'Blocker'),
  '2053': business('ACCOUNT_LANDING_REQUIRED', 'The account needs attention before checkout.'),
  '3000': business('ACCESSORY_NOT_IN_CART', 'Accessory Item not found in cart'),
  '3454': application('CART_ACCOUNT_MISMATCH', 'The cart belongs to another account member.'),
  '4077': business(
    'POBO_DEVICE_NOT_ALLOWED_WITH_PAST_DUE_BALANCE',
    'A pre-order or backordered device can not be ordered with a past-due balance.',
    'Warning',
  ),
  '15501': application('CART_SESSION_LOST', 'The session of the cart has ended.'),
  R1001: application('CART_NOT_IN_CACHE', 'The cart is no longer available.'),
  REDIS_TIMEOUT: application('REDIS_TIMEOUT', 'redis timed out'),
  REDIS_ERROR: application('REDIS_ERROR', 'redis answered with an error'),
  CART_LOCKED: business('CART_LOCKED', 'The cart is being worked on in another channel.', 'Blocker'),
  CASE_CANCELLED: business('CASE_CANCELLED', 'The case has been cancelled.'),
  INVALID_REQUEST: application('INVALID_REQUEST', 'Request body must either contain a valid item or an id.'),
  NOTIFY_ME_UNAVAILABLE: business('NOTIFY_ME_UNAVAILABLE', 'Back in stock notices are not available for this item.'),
  OUT_OF_STOCK: business('OUT_OF_STOCK', 'This item is out of stock.'),
  LINE_NOT_ELIGIBLE: business('LINE_NOT_ELIGIBLE', 'This line is not eligible for an upgrade.'),
  ITEM_NOT_FOUND: business('ITEM_NOT_FOUND', 'The item was not found.'),
  CART_INCOMPLETE: business('CART_INCOMPLETE', 'The order needs more details before it can be placed.', 'Blocker'),
  PAYMENT_DECLINED: business('PAYMENT_DECLINED', 'The payment was declined.'),
  ORDER_NOT_FOUND: business('ORDER_NOT_FOUND', 'The order was not found.'),
  SAVED_CART_NOT_FOUND: business('SAVED_CART_NOT_FOUND', 'No saved cart was found for this email address.'),
  QUOTE_NOT_FOUND: business('QUOTE_NOT_FOUND', 'No quote was found.'),
  QUANTITY_LIMIT: business('QUANTITY_LIMIT', 'You can have up to ten of this accessory.'),
  PROMO_INVALID: business('PROMO_INVALID', 'This promo code is not valid.'),
  ZIP_CODE_INVALID: business('ZIP_CODE_INVALID', 'This zip code was not found.'),
  DONATION_NOT_ELIGIBLE: business('DONATION_NOT_ELIGIBLE', 'A donation can not be added to this order.'),
  SESSION_EXPIRED: {
    name: 'SESSION_EXPIRED',
    message: 'Sign in to continue.',
    category: 'SESSIONERR',
    severity: 'Blocker',
    status: 401,
  },
  API_ERROR: system('API_ERROR', defaultMessage, 500),
  HTTP_ERROR: system('HTTP_ERROR', defaultMessage, 502),
  SYSTEM_ERROR: system('SYSTEM_ERROR', 'UNABLE TO CONNECT', 503),
  TIMEOUT: system('TIMEOUT', 'timeout exceeded', 504),
} as const satisfies Record<string, CatalogueError>

export type ErrorId = keyof typeof errorCatalogue

export const isErrorId = (value: string): value is ErrorId => Object.hasOwn(errorCatalogue, value)
