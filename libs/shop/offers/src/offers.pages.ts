import type { Page } from '@soe/shop-platform'
import { offerInterstitialPage } from './line/offer-interstitial.page'
import { leadOffersPage } from './lead/lead-offers.page'
import { allOffersPage } from './lead/all-offers.page'
import { bundleBuilderPage } from './bundle/bundle-builder.page'
import { sameDayPage } from './same-day/same-day.page'
import { humConfigPage } from './hum/hum-config.page'
import { trialPage } from './trial/trial.page'

export const offerPages: readonly Page[] = [
  offerInterstitialPage,
  leadOffersPage,
  allOffersPage,
  bundleBuilderPage,
  sameDayPage,
  humConfigPage,
  trialPage,
]
