import type { Audience, Handling } from '@soe/rules'
import { buildPagePath } from '../addresses/build-page-path'
import type { Query } from '../addresses/destination'
import type { PageName } from '../addresses/page-paths'
import { redirectedCartPath } from './redirected-cart-path'
import { scheduledOrderPath } from './scheduled-order-path'

const to =
  (page: PageName, query: Query = {}) =>
  (audience: Audience): string =>
    buildPagePath(page, { audience, query })

const paths: Partial<Record<Handling, (audience: Audience) => string>> = {
  'scheduled-order': () => scheduledOrderPath,
  'cart-lost': redirectedCartPath('detailsnotfound'),
  'empty-cart': redirectedCartPath('emptycart'),
  'case-error-page': to('error', { id: '208' }),
  'case-fallback': to('cart', { redirect: 'catch' }),
  'cart-account-member': to('cart', { redirect: 'accountmember' }),
  'express-checkout': to('expresscheckout'),
  'checkout-error-page': to('error', { type: 'CHECKOUT_PROCESS_ERROR' }),
}

/** Where a handling navigates, or null when it stays on the page. */
export const handlingPath = (handling: Handling, audience: Audience): string | null =>
  paths[handling]?.(audience) ?? null
