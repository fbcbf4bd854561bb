import type { AreaRoutes } from '../route'
import { getAccessoryInterstitial } from './get-accessory-interstitial.route'
import { getAccessoryInterstitialModel } from './get-accessory-interstitial-model.route'
import { getAccountLandingDesktop } from './get-account-landing-desktop.route'
import { getAccountLandingMobile } from './get-account-landing-mobile.route'
import { getFeatureFlags } from './get-feature-flags.route'
import { getPlanReferenceModel } from './get-plan-reference-model.route'
import { getPrepaidPlans } from './get-prepaid-plans.route'
import { getStaticContent } from './get-static-content.route'

export {
  getFeatureFlags,
  getStaticContent,
  getPlanReferenceModel,
  getPrepaidPlans,
  getAccessoryInterstitialModel,
  getAccessoryInterstitial,
  getAccountLandingMobile,
  getAccountLandingDesktop,
}

export const contentRoutes = {
  getFeatureFlags: { route: getFeatureFlags, provenance: {}, aliases: {} },
  getStaticContent: {
    route: getStaticContent,
    provenance: { 'signed-in': { E056: 'chosen' }, prospect: { E056: 'chosen' } },
    aliases: {},
  },
  getPlanReferenceModel: {
    route: getPlanReferenceModel,
    provenance: { 'signed-in': { E063: 'chosen' }, prospect: { E063: 'chosen' } },
    aliases: {},
  },
  getPrepaidPlans: {
    route: getPrepaidPlans,
    provenance: { 'signed-in': { E064: 'chosen' }, prospect: { E064: 'chosen' } },
    aliases: {},
  },
  getAccessoryInterstitialModel: {
    route: getAccessoryInterstitialModel,
    provenance: { 'signed-in': { E065: 'chosen' }, prospect: { E065: 'chosen' } },
    aliases: {},
  },
  getAccessoryInterstitial: {
    route: getAccessoryInterstitial,
    provenance: { 'signed-in': { E068: 'given' }, prospect: { E068: 'given' } },
    aliases: { '/content/vcg/services-v1/accessoryInterstitial.json': { E068: 'derived' } },
  },
  getAccountLandingMobile: {
    route: getAccountLandingMobile,
    provenance: { 'signed-in': { E066: 'derived' } },
    aliases: { '/services-v1/accountLanding.mobile.json': { E066: 'derived' } },
  },
  getAccountLandingDesktop: {
    route: getAccountLandingDesktop,
    provenance: { 'signed-in': { E067: 'derived' } },
    aliases: { '/services-v1/accountLanding.desktop.json': { E067: 'derived' } },
  },
} as const satisfies AreaRoutes
