import type { Audience } from '../audience'
import type { OperationKey } from '../answers'

/** How sure a path is: written in the specification, derived from its words, or extended from its pattern. */
export type PathStatus = 'given' | 'derived' | 'extrapolated'

export interface RegisteredPath {
  /** `bare` is the spelling without an audience; the session's counts. */
  readonly audience: Audience | 'bare'
  readonly status: PathStatus
  readonly path: string
}

export interface RegisteredCall {
  /** The call's number in the register of calls. */
  readonly id: string
  readonly operation: OperationKey
  readonly method: 'GET' | 'POST'
  readonly paths: readonly RegisteredPath[]
}

/** The paths that the specification tells of, for each call that is an operation here. */
export const register: readonly RegisteredCall[] = [
  {
    id: 'E001',
    operation: 'log.jsNotify',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic' },
      { audience: 'bare', status: 'given', path: '/soe/digital/peripheralsservice/jsNotifyAsDynamic' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
      },
    ],
  },
  {
    id: 'E002',
    operation: 'cart.getThrottleList',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/getNSAThrottleList' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/getNSAThrottleList' },
      { audience: 'prospect', status: 'given', path: '/soe/digital/prospect/cartservice/cart/nse/getNSAThrottleList' },
    ],
  },
  {
    id: 'E005',
    operation: 'recommendations.pdm',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/personalizationrecommendationsservice/pdm' },
      { audience: 'bare', status: 'given', path: '/soe/digital/personalizationrecommendationsservice/pdm' },
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse',
      },
      { audience: 'prepay-signed-in', status: 'given', path: '/soe/digital/auth/prepaid/prepayservice/pdm' },
      { audience: 'bare', status: 'given', path: '/soe/digital/prepayservice/pdm' },
      { audience: 'prepay', status: 'given', path: '/soe/digital/prepaid/prepayservice/pdm/nse' },
    ],
  },
  {
    id: 'E008',
    operation: 'session.logout',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/fraudservice/session/logout' },
      { audience: 'bare', status: 'given', path: '/soe/digital/fraudservice/session/logout' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/fraudservice/session/logout' },
      {
        audience: 'prepay-signed-in',
        status: 'extrapolated',
        path: '/soe/digital/auth/prepaid/fraudservice/session/logout',
      },
      { audience: 'bare', status: 'extrapolated', path: '/soe/digital/fraudservice/session/logout' },
      { audience: 'prepay', status: 'extrapolated', path: '/soe/digital/prepaid/fraudservice/session/logout' },
    ],
  },
  {
    id: 'E010',
    operation: 'session.clearCache',
    method: 'POST',
    paths: [
      { audience: 'prospect', status: 'given', path: '/soe/digital/prospect/fraudservice/session/nse/clearCache' },
    ],
  },
  {
    id: 'E011',
    operation: 'session.continueGuest',
    method: 'POST',
    paths: [{ audience: 'prospect', status: 'given', path: '/onedp/api/mva/session/continue' }],
  },
  {
    id: 'E012',
    operation: 'cart.addStep',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-step' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-step' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/add-step' },
    ],
  },
  {
    id: 'E013',
    operation: 'landing.getProcessStep',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/getProcessStep' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/getProcessStep' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/getProcessStep',
      },
    ],
  },
  {
    id: 'E014',
    operation: 'cart.addPlan',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-plan' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-plan' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/add-plan' },
    ],
  },
  {
    id: 'E015',
    operation: 'cart.assignMtn',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/assign-mtn' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/assign-mtn' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/assign-mtn' },
    ],
  },
  {
    id: 'E016',
    operation: 'checkout.getCheckoutDetails',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/get-checkout-details' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/get-checkout-details' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/get-checkout-details',
      },
    ],
  },
  {
    id: 'E026',
    operation: 'checkout.getCheckoutDetails',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-checkout-details',
      },
      {
        audience: 'bare',
        status: 'given',
        path: '/soe/digital/orderprocessservice/checkoutapi/v2/get-checkout-details',
      },
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-checkout-details',
      },
      {
        audience: 'prepay-signed-in',
        status: 'given',
        path: '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-checkout-details',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/prepayservice/cart/prepay/get-checkout-details' },
      {
        audience: 'prepay',
        status: 'derived',
        path: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-checkout-details',
      },
    ],
  },
  {
    id: 'E033',
    operation: 'wishlist.retrieveWishlist',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/browseservice/wishlist/retrieve-wishlist' },
      { audience: 'bare', status: 'given', path: '/soe/digital/browseservice/wishlist/retrieve-wishlist' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/browseservice/wishlist/nse/retrieve-wishlist',
      },
    ],
  },
  {
    id: 'E034',
    operation: 'wishlist.retrieveFavorites',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/browseservice/wishlist/retrieve-favorites' },
      { audience: 'bare', status: 'given', path: '/soe/digital/browseservice/wishlist/retrieve-favorites' },
    ],
  },
  {
    id: 'E035',
    operation: 'wishlist.addWishlist',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/browseservice/wishlist/add-wishlist' },
      { audience: 'bare', status: 'given', path: '/soe/digital/browseservice/wishlist/add-wishlist' },
    ],
  },
  {
    id: 'E036',
    operation: 'wishlist.removeWishlist',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/browseservice/wishlist/remove-wishlist' },
      { audience: 'bare', status: 'given', path: '/soe/digital/browseservice/wishlist/remove-wishlist' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/browseservice/wishlist/nse/remove-wishlist',
      },
    ],
  },
  {
    id: 'E041',
    operation: 'cart.addDevice',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-device' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-device' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/add-device' },
    ],
  },
  {
    id: 'E042',
    operation: 'cart.addAccessories',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-accessories' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-accessories' },
      { audience: 'prospect', status: 'derived', path: '/soe/digital/prospect/cartservice/cart/nse/add-accessories' },
      {
        audience: 'prepay-signed-in',
        status: 'given',
        path: '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-accessories',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/prepayservice/cart/prepaid/add-accessories' },
      {
        audience: 'prepay',
        status: 'given',
        path: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-accessories',
      },
    ],
  },
  {
    id: 'E043',
    operation: 'cart.retrieveBundleAccCart',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/retrieve-bundle-acc-cart' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/retrieve-bundle-acc-cart' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/retrieve-bundle-acc-cart',
      },
    ],
  },
  {
    id: 'E048',
    operation: 'cart.saveCart',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/save-cart' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/save-cart' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/save-cart' },
    ],
  },
  {
    id: 'E051',
    operation: 'cart.validateOrder',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/validateOrder' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/validateOrder' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/validateOrder',
      },
    ],
  },
  {
    id: 'E062',
    operation: 'plans.getPlans',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/plansservice/getPlans' },
      { audience: 'bare', status: 'given', path: '/soe/digital/plansservice/getPlans' },
      { audience: 'prospect', status: 'derived', path: '/soe/digital/prospect/plansservice/nse/getPlans' },
    ],
  },
  {
    id: 'E069',
    operation: 'cases.getCases',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/casemanagementservice/cases/getCases' },
      { audience: 'bare', status: 'given', path: '/soe/digital/casemanagementservice/cases/getCases' },
      { audience: 'prospect', status: 'given', path: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases' },
    ],
  },
  {
    id: 'E071',
    operation: 'cases.resumeCase',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/casemanagementservice/cases/resumeCase' },
      { audience: 'bare', status: 'given', path: '/soe/digital/casemanagementservice/cases/resumeCase' },
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/casemanagementservice/cases/nse/resumeCase',
      },
    ],
  },
  {
    id: 'E072',
    operation: 'landing.landing',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/accountlandingservice/landing' },
      { audience: 'bare', status: 'given', path: '/soe/digital/accountlandingservice/landing' },
      { audience: 'prospect', status: 'derived', path: '/soe/digital/prospect/accountlandingservice/nse/landing' },
      { audience: 'prepay-signed-in', status: 'derived', path: '/soe/digital/auth/prepaid/prepayservice/landing' },
      { audience: 'bare', status: 'derived', path: '/soe/digital/prepayservice/landing' },
      { audience: 'prepay', status: 'derived', path: '/soe/digital/prepaid/prepayservice/nse/landing' },
    ],
  },
  {
    id: 'E073',
    operation: 'landing.getProcessStep',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/accountlandingservice/landing/getProcessStep',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/accountlandingservice/landing/getProcessStep' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/accountlandingservice/landing/nse/getProcessStep',
      },
      {
        audience: 'prepay-signed-in',
        status: 'derived',
        path: '/soe/digital/auth/prepaid/prepayservice/landing/getProcessStep',
      },
      { audience: 'bare', status: 'derived', path: '/soe/digital/prepayservice/landing/getProcessStep' },
      { audience: 'prepay', status: 'derived', path: '/soe/digital/prepaid/prepayservice/landing/nse/getProcessStep' },
    ],
  },
  {
    id: 'E080',
    operation: 'recommendations.getRtCartCount',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/personalizationrecommendationsservice/pdm/getRtCartCount',
      },
      {
        audience: 'bare',
        status: 'given',
        path: '/soe/digital/personalizationrecommendationsservice/pdm/getRtCartCount',
      },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse/getRtCartCount',
      },
    ],
  },
]
