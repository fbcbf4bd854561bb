import type { LocalizedText } from '../localized-text'

/** The definition of an error; `classifyError` decides how to handle it. */
export interface CatalogueError {
  readonly name: string
  /** The carrier answers in English; a shop words it for its page. */
  readonly message: LocalizedText
  readonly category: 'BUSINESSERR' | 'APPERR' | 'SYSTEMERR' | 'SESSIONERR'
  readonly severity: 'Blocker' | 'Error' | 'Warning'
  /** HTTP status of the answer; business errors of this carrier answer 200 with an errors list. */
  readonly status: number
}

const defaultMessage: LocalizedText = {
  en: 'Looks like something went wrong. Please try again later.',
  es: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
}

/** Words for logs; the shop shows its own. */
const technical = (text: string): LocalizedText => ({ en: text, es: text })

const business = (name: string, message: LocalizedText, severity: CatalogueError['severity'] = 'Error') =>
  ({ name, message, category: 'BUSINESSERR', severity, status: 200 }) as const

const application = (name: string, message: LocalizedText, status = 200) =>
  ({ name, message, category: 'APPERR', severity: 'Error', status }) as const

const system = (name: string, message: LocalizedText, status: number) =>
  ({ name, message, category: 'SYSTEMERR', severity: 'Blocker', status }) as const

/** Every error id that an operation may answer, from the catalogues of the platform and of commerce. */
export const errorCatalogue = {
  '05': application('PAGE_LOAD_API_ERROR', defaultMessage),
  '06': business('EXPRESS_CHECKOUT_REQUIRED', {
    en: 'This order continues in express checkout.',
    es: 'Este pedido continúa en el pago exprés.',
  }),
  '07': business(
    'CHECKOUT_PROCESS_ERROR',
    { en: 'We could not start your checkout.', es: 'No pudimos iniciar tu pago.' },
    'Blocker',
  ),
  '208': business(
    'SCHEDULED_ORDER',
    { en: 'An order is already scheduled for this account.', es: 'Esta cuenta ya tiene un pedido programado.' },
    'Blocker',
  ),
  '417': system('IG_ERROR', defaultMessage, 417),
  '899': application('CART_NOT_FOUND', { en: 'The cart could not be found.', es: 'No se encontró el carrito.' }),
  '1004': application('PROCESS_STEP_UNAVAILABLE', {
    en: 'The next step is not available.',
    es: 'El siguiente paso no está disponible.',
  }),
  '1008': business('CART_EMPTY', { en: 'There is nothing in the cart.', es: 'No hay nada en el carrito.' }),
  '1022': application('CART_DETAILS_NOT_FOUND', {
    en: 'The details of the cart were not found.',
    es: 'No se encontraron los datos del carrito.',
  }),
  '1079': business(
    'PROTECTION_ELIGIBILITY',
    { en: 'The device is not eligible for this protection.', es: 'El equipo no es elegible para esta protección.' },
    'Warning',
  ),
  '1082': business(
    'CREDIT_ON_HOLD',
    { en: 'The credit application is on hold.', es: 'La solicitud de crédito está en espera.' },
    'Blocker',
  ),
  '1098': business(
    'E911_ADDRESS_REQUIRED',
    { en: 'An emergency address is needed for this line.', es: 'Esta línea necesita una dirección de emergencia.' },
    'Blocker',
  ),
  '2038': business(
    'ORDER_BLOCKED',
    { en: 'This order cannot be completed online.', es: 'Este pedido no se puede completar en línea.' },
    'Blocker',
  ),
  '2040': business(
    'SCAN_PAYMENT_ERROR',
    { en: 'The payment could not be completed in the store.', es: 'No se pudo completar el pago en la tienda.' },
    'Blocker',
  ),
  '2053': business('ACCOUNT_LANDING_REQUIRED', {
    en: 'The account needs attention before checkout.',
    es: 'La cuenta necesita atención antes del pago.',
  }),
  '3000': business('ACCESSORY_NOT_IN_CART', {
    en: 'Accessory Item not found in cart',
    es: 'El accesorio no está en el carrito.',
  }),
  '3454': application('CART_ACCOUNT_MISMATCH', {
    en: 'The cart belongs to another account member.',
    es: 'El carrito pertenece a otro miembro de la cuenta.',
  }),
  '4077': business(
    'POBO_DEVICE_NOT_ALLOWED_WITH_PAST_DUE_BALANCE',
    {
      en: 'A pre-order or backordered device cannot be ordered with a past-due balance.',
      es: 'Con un saldo vencido no se puede pedir un equipo en preventa o con pedido pendiente.',
    },
    'Warning',
  ),
  '15501': application('CART_SESSION_LOST', {
    en: 'The session of the cart has ended.',
    es: 'La sesión del carrito ha terminado.',
  }),
  R1001: application('CART_NOT_IN_CACHE', {
    en: 'The cart is no longer available.',
    es: 'El carrito ya no está disponible.',
  }),
  REDIS_TIMEOUT: application('REDIS_TIMEOUT', { en: 'redis timed out', es: 'El carrito no respondió a tiempo.' }),
  REDIS_ERROR: application('REDIS_ERROR', {
    en: 'redis answered with an error',
    es: 'El carrito respondió con un error.',
  }),
  CART_LOCKED: business(
    'CART_LOCKED',
    { en: 'The cart is being worked on in another channel.', es: 'El carrito está abierto en otro canal.' },
    'Blocker',
  ),
  CASE_CANCELLED: business('CASE_CANCELLED', { en: 'The case has been cancelled.', es: 'El caso fue cancelado.' }),
  INVALID_REQUEST: application('INVALID_REQUEST', {
    en: 'Request body must either contain a valid item or an id.',
    es: 'La solicitud debe tener un artículo o una clave válidos.',
  }),
  NOTIFY_ME_UNAVAILABLE: business('NOTIFY_ME_UNAVAILABLE', {
    en: 'Back in stock notices are not available for this item.',
    es: 'No hay avisos de disponibilidad para este artículo.',
  }),
  OUT_OF_STOCK: business('OUT_OF_STOCK', { en: 'This item is out of stock.', es: 'Este artículo está agotado.' }),
  LINE_NOT_ELIGIBLE: business('LINE_NOT_ELIGIBLE', {
    en: 'This line is not eligible for an upgrade.',
    es: 'Esta línea no puede cambiar de equipo todavía.',
  }),
  ITEM_NOT_FOUND: business('ITEM_NOT_FOUND', { en: 'The item was not found.', es: 'No se encontró el artículo.' }),
  CART_INCOMPLETE: business(
    'CART_INCOMPLETE',
    {
      en: 'The order needs more details before it can be placed.',
      es: 'Al pedido le faltan datos para poder enviarlo.',
    },
    'Blocker',
  ),
  PAYMENT_DECLINED: business('PAYMENT_DECLINED', { en: 'The payment was declined.', es: 'El pago fue rechazado.' }),
  ORDER_NOT_FOUND: business('ORDER_NOT_FOUND', { en: 'The order was not found.', es: 'No se encontró el pedido.' }),
  TOO_MANY_ATTEMPTS: business('TOO_MANY_ATTEMPTS', {
    en: 'Too many attempts. Try again in 15 minutes.',
    es: 'Demasiados intentos. Vuelve a intentarlo en 15 minutos.',
  }),
  SAVED_CART_NOT_FOUND: business('SAVED_CART_NOT_FOUND', {
    en: 'No saved cart was found for this email address.',
    es: 'No hay ningún carrito guardado con este correo electrónico.',
  }),
  QUOTE_NOT_FOUND: business('QUOTE_NOT_FOUND', { en: 'No quote was found.', es: 'No se encontró ninguna cotización.' }),
  QUANTITY_LIMIT: business('QUANTITY_LIMIT', {
    en: 'You can have up to ten of this accessory.',
    es: 'Puedes tener hasta diez de este accesorio.',
  }),
  PROMO_INVALID: business('PROMO_INVALID', {
    en: 'This promo code is not valid.',
    es: 'Este código promocional no es válido.',
  }),
  ZIP_CODE_INVALID: business('ZIP_CODE_INVALID', {
    en: 'This zip code was not found.',
    es: 'No se encontró este código postal.',
  }),
  DONATION_NOT_ELIGIBLE: business('DONATION_NOT_ELIGIBLE', {
    en: 'A donation cannot be added to this order.',
    es: 'No se puede agregar una donación a este pedido.',
  }),
  SESSION_EXPIRED: {
    name: 'SESSION_EXPIRED',
    message: { en: 'Sign in to continue.', es: 'Inicia sesión para continuar.' },
    category: 'SESSIONERR',
    severity: 'Blocker',
    status: 401,
  },
  API_ERROR: system('API_ERROR', defaultMessage, 500),
  HTTP_ERROR: system('HTTP_ERROR', defaultMessage, 502),
  SYSTEM_ERROR: system('SYSTEM_ERROR', technical('UNABLE TO CONNECT'), 503),
  TIMEOUT: system('TIMEOUT', technical('timeout exceeded'), 504),
} as const satisfies Record<string, CatalogueError>

export type ErrorId = keyof typeof errorCatalogue

export const isErrorId = (value: string): value is ErrorId => Object.hasOwn(errorCatalogue, value)

/** What the carrier says besides in its answers, by its code where it has one. */
export const answerMessages = {
  ACCESSORY_UNKNOWN: { en: 'Invalid Accessory Item Id', es: 'Ese accesorio no existe.' },
  PICKUP_WAITS: {
    en: 'Something in your cart cannot be picked up in the store yet.',
    es: 'Algo de tu carrito todavía no se puede recoger en la tienda.',
  },
  BUNDLE_DISCOUNT: {
    en: 'Your accessories come with a bundle discount.',
    es: 'Tus accesorios tienen un descuento por paquete.',
  },
  REFERRAL_REWARD: {
    en: 'You and the one who referred you each get a $25 gift card once the line is active.',
    es: 'Tú y quien te recomendó reciben una tarjeta de regalo de $25 cuando se active la línea.',
  },
  PROMO_APPLIED: { en: 'Your promotion has been applied.', es: 'Se aplicó tu promoción.' },
  OFFER_ACCEPTED: {
    en: 'The offer that you accepted goes with this order.',
    es: 'La oferta que aceptaste va con este pedido.',
  },
  PLAN_CHANGE_CONFIRMED: { en: 'Your plan change is confirmed.', es: 'Tu cambio de plan está confirmado.' },
  PAYPAL_NOTHING_DUE: { en: 'There is nothing to pay today.', es: 'Hoy no hay nada que pagar.' },
  PAYPAL_DECLINED: { en: 'PayPal could not confirm the payment.', es: 'PayPal no pudo confirmar el pago.' },
  GROUND_ONLY: {
    en: 'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.',
    es: 'Debido a regulaciones recientes, las baterías deben entregarse por vía terrestre o recogerse en la tienda.',
  },
  '10023': {
    en: 'Same-day delivery is not offered at this address.',
    es: 'No se ofrece entrega el mismo día en esta dirección.',
  },
  '10027': {
    en: 'No same-day delivery window is left for these items.',
    es: 'Ya no quedan horarios de entrega el mismo día para estos artículos.',
  },
} as const satisfies Record<string, LocalizedText>
