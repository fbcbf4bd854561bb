import { accessoryBundlePage, accessoryInterstitialPage } from '@soe/shop-accessories/pages'
import { accountPages } from '@soe/shop-account/pages'
import { cartPage, cartPages, errorPage } from '@soe/shop-cart/pages'
import { chatPages } from '@soe/shop-chat/pages'
import { checkoutLead, checkoutPages, orderConfirmationPage } from '@soe/shop-checkout/pages'
import { catalogueLeads } from '@soe/shop-devices/pages'
import { hubPages } from '@soe/shop-hub/pages'
import { offerPages } from '@soe/shop-offers/pages'
import { ownDevicePages } from '@soe/shop-own-device/pages'
import { named, type Page, type PageRecord } from '@soe/shop-platform'
import { planFeaturePages } from '@soe/shop-plans/pages'
import { protectionPages } from '@soe/shop-protection/pages'
import { tradeInPages } from '@soe/shop-trade-in/pages'
import { favoritesPage } from '@soe/shop-wishlist/pages'
import { cataloguePages } from './catalogue-pages'

/** Pages that show parts of other features. */
const composedPages: readonly Page[] = [
  { ...cartPage, load: named('Page', () => import('./cart-page')) },
  { ...errorPage, load: named('Page', () => import('./error-page')) },
  { ...accessoryInterstitialPage, load: named('Page', () => import('./accessory-interstitial-page')) },
  { ...favoritesPage, load: named('Page', () => import('./favorites-page')) },
  { ...orderConfirmationPage, load: named('Page', () => import('./order-confirmation-page')) },
]

/** Addresses that lead to another page. */
const leads = [...catalogueLeads, checkoutLead].map((page: PageRecord) => ({
  ...page,
  load: named('LeadPage', () => import('./lead-page'), { leadTo: page.leadTo }),
}))

/** Every page; the front page has addresses below /sales too. */
export const allPages: readonly Page[] = [
  ...cataloguePages,
  ...planFeaturePages,
  ...ownDevicePages,
  ...tradeInPages,
  ...protectionPages,
  ...offerPages,
  ...hubPages,
  ...cartPages,
  ...checkoutPages,
  ...accountPages,
  ...chatPages,
  accessoryBundlePage,
  ...composedPages,
  ...leads,
]
