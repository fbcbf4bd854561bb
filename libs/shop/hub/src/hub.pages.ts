import type { Page } from '@soe/shop-platform'
import { hubPage } from './hub.page'
import { promoHubPage } from './promo/promo-hub.page'
import { simplifiedHubPage } from './simplified-hub.page'
import { quotesPage } from './quotes/quotes.page'

export const hubPages: readonly Page[] = [hubPage, promoHubPage, simplifiedHubPage, quotesPage]
