import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const getFeatureFlags = defineRoute({
  key: 'content.getFeatureFlags',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/feature-flags.json',
    prospect: '/content/vcg/feature-flags.json',
    prepay: '/content/vcg/feature-flags.json',
    'prepay-signed-in': '/content/vcg/feature-flags.json',
  },
  background: true,
  context: 'open',
})

export const getStaticContent = defineRoute({
  key: 'content.getStaticContent',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/static-content.json',
    prospect: '/content/vcg/static-content.json',
    prepay: '/content/vcg/static-content.json',
    'prepay-signed-in': '/content/vcg/static-content.json',
  },
  context: 'open',
})

export const getPlanReferenceModel = defineRoute({
  key: 'content.getPlanReferenceModel',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/plan-reference-model.json',
    prospect: '/content/vcg/plan-reference-model.json',
    prepay: '/content/vcg/plan-reference-model.json',
    'prepay-signed-in': '/content/vcg/plan-reference-model.json',
  },
  context: 'open',
})

export const getPrepaidPlans = defineRoute({
  key: 'content.getPrepaidPlans',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/prepaid-plans.json',
    prospect: '/content/vcg/prepaid-plans.json',
    prepay: '/content/vcg/prepaid-plans.json',
    'prepay-signed-in': '/content/vcg/prepaid-plans.json',
  },
  context: 'open',
})

export const getAccessoryInterstitialModel = defineRoute({
  key: 'content.getAccessoryInterstitialModel',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/accessory-interstitial-model.json',
    prospect: '/content/vcg/accessory-interstitial-model.json',
    prepay: '/content/vcg/accessory-interstitial-model.json',
    'prepay-signed-in': '/content/vcg/accessory-interstitial-model.json',
  },
  context: 'open',
})

export const getAccessoryInterstitial = defineRoute({
  key: 'content.getAccessoryInterstitial',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/services-v1/accessoryInterstitial.json',
    prospect: '/services-v1/accessoryInterstitial.json',
    prepay: '/services-v1/accessoryInterstitial.json',
    'prepay-signed-in': '/services-v1/accessoryInterstitial.json',
  },
  context: 'open',
})

export const getAccountLandingMobile = defineRoute({
  key: 'content.getAccountLandingMobile',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/services-v1/accountLanding.mobile.json',
  },
  context: 'open',
})

export const getAccountLandingDesktop = defineRoute({
  key: 'content.getAccountLandingDesktop',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/content/vcg/services-v1/accountLanding.desktop.json',
  },
  context: 'open',
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const contentRoutes = {
  getFeatureFlags: {
    route: getFeatureFlags,
    provenance: {},
    aliases: {},
  },
  getStaticContent: {
    route: getStaticContent,
    provenance: {
      'signed-in': { E056: 'chosen' },
      prospect: { E056: 'chosen' },
    },
    aliases: {},
  },
  getPlanReferenceModel: {
    route: getPlanReferenceModel,
    provenance: {
      'signed-in': { E063: 'chosen' },
      prospect: { E063: 'chosen' },
    },
    aliases: {},
  },
  getPrepaidPlans: {
    route: getPrepaidPlans,
    provenance: {
      'signed-in': { E064: 'chosen' },
      prospect: { E064: 'chosen' },
    },
    aliases: {},
  },
  getAccessoryInterstitialModel: {
    route: getAccessoryInterstitialModel,
    provenance: {
      'signed-in': { E065: 'chosen' },
      prospect: { E065: 'chosen' },
    },
    aliases: {},
  },
  getAccessoryInterstitial: {
    route: getAccessoryInterstitial,
    provenance: {
      'signed-in': { E068: 'given' },
      prospect: { E068: 'given' },
    },
    aliases: {
      '/content/vcg/services-v1/accessoryInterstitial.json': { E068: 'derived' },
    },
  },
  getAccountLandingMobile: {
    route: getAccountLandingMobile,
    provenance: {
      'signed-in': { E066: 'derived' },
    },
    aliases: {
      '/services-v1/accountLanding.mobile.json': { E066: 'derived' },
    },
  },
  getAccountLandingDesktop: {
    route: getAccountLandingDesktop,
    provenance: {
      'signed-in': { E067: 'derived' },
    },
    aliases: {
      '/services-v1/accountLanding.desktop.json': { E067: 'derived' },
    },
  },
} as const satisfies AreaRoutes
