import { isPrepay, type Audience } from '@soe/rules'
import { buildPagePath } from '../addresses/build-page-path'

/** Where a lost cart leads; cookies and storage are cleared on the way. */
export const lostCartPath = (audience: Audience): string =>
  buildPagePath(isPrepay(audience) ? 'expresscart' : 'cart', { audience, query: { redirect: 'detailsnotfound' } })
