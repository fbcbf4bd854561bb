import type { Page } from '@soe/shop-platform'
import { simplifiedHubPage } from './simplified-hub.page'
import { quotesPage } from './quotes/quotes.page'

export const hubPages: readonly Page[] = [simplifiedHubPage, quotesPage]

/** Show parts of other features too, which the storefront adds. */
export { hubPage } from './hub.page'
export { promoHubPage } from './promo/promo-hub.page'
