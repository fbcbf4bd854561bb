import type { Audience } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'

/** The shopper's cart page. */
export const cartPath = (audience: Audience): string => buildPagePath('expresscart', { audience })
