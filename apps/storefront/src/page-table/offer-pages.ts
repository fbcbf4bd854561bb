import { named, type Page } from './page'
import { sales } from './sales-paths'

export const offerPages: readonly Page[] = [
  {
    paths: sales('purchase', 'offerinterstitial'),
    file: 'offer-interstitial-page',
    load: named('OfferInterstitialPage', () => import('@soe/shop-offers/offer-interstitial-page')),
  },
  {
    paths: sales('catalogue', 'leadoffers'),
    file: 'lead-offers-page',
    load: named('LeadOffersPage', () => import('@soe/shop-offers/lead-offers-page')),
  },
  {
    paths: sales('catalogue', 'jtooffers'),
    file: 'all-offers-page',
    load: named('AllOffersPage', () => import('@soe/shop-offers/all-offers-page')),
  },
  {
    paths: sales('purchase', 'promobundlebuilder'),
    file: 'bundle-builder-page',
    load: named('BundleBuilderPage', () => import('@soe/shop-offers/bundle-builder-page')),
  },
  {
    paths: sales('purchase', 'accessorybundle'),
    file: 'accessory-bundle-page',
    load: named('Page', () => import('../pages/accessory-bundle-page')),
  },
  {
    paths: sales('purchase', 'sddinterstitial'),
    file: 'same-day-page',
    load: named('SameDayPage', () => import('@soe/shop-offers/same-day-page')),
  },
  {
    paths: sales('purchase', 'humconfig'),
    file: 'hum-config-page',
    load: named('HumConfigPage', () => import('@soe/shop-offers/hum-config-page')),
  },
  {
    paths: sales('purchase', 'trial'),
    file: 'trial-page',
    load: named('TrialPage', () => import('@soe/shop-offers/trial-page')),
  },
]
