import { isPrepay, type Audience } from '@soe/rules'
import { buildPagePath } from '../addresses/build-page-path'

/** The shopper's cart page, with the reason that it shows. */
export const redirectedCartPath =
  (redirect: string) =>
  (audience: Audience): string =>
    buildPagePath(isPrepay(audience) ? 'expresscart' : 'cart', { audience, query: { redirect } })
