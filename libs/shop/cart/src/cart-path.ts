import { buildPagePath, type Audience } from '@soe/rules'

/** The shopper's cart page. */
export const cartPath = (audience: Audience): string => buildPagePath('expresscart', { audience })
