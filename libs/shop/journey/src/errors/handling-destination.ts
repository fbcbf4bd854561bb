import { isPrepay, type Audience, type Handling } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

type Way = (audience: Audience) => Destination

const cartWith =
  (redirect: string): Way =>
  (audience) =>
    destination(isPrepay(audience) ? 'expresscart' : 'cart', { redirect })

const ways: Partial<Record<Handling, Way>> = {
  'scheduled-order': () => destination('error/genericError', { type: 'SCHEDULED_ORDER' }),
  'cart-lost': cartWith('detailsnotfound'),
  'cart-elsewhere': cartWith('detailsnotfound'),
  'empty-cart': cartWith('emptycart'),
  'case-error-page': () => destination('error', { id: '208' }),
  'case-fallback': () => destination('cart', { redirect: 'catch' }),
  'cart-account-member': () => destination('cart', { redirect: 'accountmember' }),
  'express-checkout': () => destination('expresscheckout'),
  'checkout-error-page': () => destination('error', { type: 'CHECKOUT_PROCESS_ERROR' }),
}

/** Where a handling navigates, or null when it stays on the page. */
export const handlingDestination = (handling: Handling, audience: Audience): Destination | null =>
  ways[handling]?.(audience) ?? null
