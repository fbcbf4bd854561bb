import { accountPages } from './account-pages'
import { agreementPages } from './agreement-pages'
import { cartPages } from './cart-pages'
import { checkoutPages } from './checkout-pages'
import { creditPages } from './credit-pages'
import { hubPages } from './hub-pages'
import { leadPage } from './lead-page'
import { linePages } from './line-pages'
import { offerPages } from './offer-pages'
import { ownDevicePages } from './own-device-pages'
import { documentOf, named, type Page } from './page'
import { planPages } from './plan-pages'
import { protectionPages } from './protection-pages'
import { sales } from './sales-paths'
import { storePages } from './store-pages'
import { tradeInPages } from './trade-in-pages'

/** What the sales area has of the catalogue: the front page, and addresses that lead to grids and products. */
const doors: readonly Page[] = [
  {
    paths: sales('catalogue', 'shop', 'shoplanding'),
    file: 'front-page',
    load: named('Page', () => import('../pages/front-page')),
    loadDocument: documentOf('loadFront'),
    isDrawn: true,
  },
  leadPage(sales('catalogue', 'shop/accessories'), 'leadToAccessories'),
  leadPage(sales('catalogue', 'smartphones', 'gridwall', 'gridwall/:category'), 'leadToGrid'),
  leadPage(sales('catalogue', 'pdp'), 'leadToProduct'),
]

/** Every page below /sales and /stores. */
export const salesPages: readonly Page[] = [
  ...doors,
  ...planPages,
  ...linePages,
  ...ownDevicePages,
  ...tradeInPages,
  ...protectionPages,
  ...offerPages,
  ...hubPages,
  ...cartPages,
  ...checkoutPages,
  ...creditPages,
  ...agreementPages,
  ...accountPages,
  ...storePages,
]
