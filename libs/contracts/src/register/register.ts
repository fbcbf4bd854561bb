import type { Audience } from '../audience'
import type { OperationKey } from '../answers'

/** How sure a path is: written in the specification, derived from its words, extended from its pattern, or ours. */
export type PathStatus = 'given' | 'derived' | 'extrapolated' | 'chosen'

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
    id: 'E003',
    operation: 'support.videoAssistCheck',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/fraudservice/error/video-assist-check' },
      { audience: 'bare', status: 'given', path: '/soe/digital/fraudservice/error/video-assist-check' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/fraudservice/error/video-assist-check',
      },
    ],
  },
  {
    id: 'E004',
    operation: 'support.getVideoChat',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/support/1d/data/nos/videochat' },
      { audience: 'prospect', status: 'given', path: '/support/1d/data/nos/videochat' },
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
    id: 'E006',
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
    id: 'E007',
    operation: 'session.logoutPage',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/fraudservice/session/logout' },
      { audience: 'bare', status: 'given', path: '/soe/digital/fraudservice/session/logout' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/fraudservice/session/logout' },
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
    id: 'E009',
    operation: 'session.keepAlive',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/fraudservice/session/keepAlive' },
      {
        audience: 'prepay-signed-in',
        status: 'chosen',
        path: '/soe/digital/auth/prepaid/fraudservice/session/keepAlive',
      },
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
    id: 'E017',
    operation: 'omni.readDL',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/omnidlservice/readDL' },
      { audience: 'bare', status: 'given', path: '/soe/digital/omnidlservice/readDL' },
      { audience: 'prospect', status: 'given', path: '/soe/digital/prospect/omnidlservice/nse/readDL' },
    ],
  },
  {
    id: 'E018',
    operation: 'tradeIn.validateDevice',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/tradeinservice/tradein/validateDevice' },
      { audience: 'bare', status: 'given', path: '/soe/digital/tradeinservice/tradein/validateDevice' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/tradeinservice/tradein/nse/validateDevice',
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
    id: 'E027',
    operation: 'checkout.getBuySimCheckoutDetails',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'chosen',
        path: '/soe/digital/auth/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details',
      },
      {
        audience: 'bare',
        status: 'chosen',
        path: '/soe/digital/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details',
      },
    ],
  },
  {
    id: 'E028',
    operation: 'checkout.getExpresshubDetails',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'derived',
        path: '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-expresshub-details',
      },
      {
        audience: 'bare',
        status: 'derived',
        path: '/soe/digital/orderprocessservice/checkoutapi/v2/get-expresshub-details',
      },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-expresshub-details',
      },
    ],
  },
  {
    id: 'E029',
    operation: 'checkout.reSubmitCredit',
    method: 'POST',
    paths: [
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/reSubmitCreditFromCheckout',
      },
    ],
  },
  {
    id: 'E030',
    operation: 'checkout.getMyLinkReferralInfo',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo',
      },
      {
        audience: 'bare',
        status: 'given',
        path: '/soe/digital/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo',
      },
    ],
  },
  {
    id: 'E031',
    operation: 'payment.paypalAuthenticate',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/paymentservice/paypalAuthenticateFromCheckout',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/paymentservice/paypalAuthenticateFromCheckout' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/paymentservice/nse/paypalAuthenticateFromCheckout',
      },
      {
        audience: 'prepay-signed-in',
        status: 'derived',
        path: '/soe/digital/auth/prepaid/prepayservice/paypalAuthenticateFromCheckout',
      },
      { audience: 'bare', status: 'derived', path: '/soe/digital/prepayservice/paypalAuthenticateFromCheckout' },
      {
        audience: 'prepay',
        status: 'derived',
        path: '/soe/digital/prepaid/prepayservice/nse/paypalAuthenticateFromCheckout',
      },
    ],
  },
  {
    id: 'E032',
    operation: 'payment.confirmSubmit',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/paymentservice/confirmSubmit' },
      { audience: 'bare', status: 'given', path: '/soe/digital/paymentservice/confirmSubmit' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/paymentservice/nse/confirmSubmit' },
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
    id: 'E037',
    operation: 'wishlist.getSeoDetails',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/browseservice/wishlist/getSeoDetails' },
      { audience: 'bare', status: 'given', path: '/soe/digital/browseservice/wishlist/getSeoDetails' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/browseservice/wishlist/nse/getSeoDetails',
      },
    ],
  },
  {
    id: 'E038',
    operation: 'wishlist.subscribe',
    method: 'POST',
    paths: [{ audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/browseservice/wishlist/notify-me' }],
  },
  {
    id: 'E039',
    operation: 'wishlist.unsubscribe',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/browseservice/wishlist/remove-notify-me' },
    ],
  },
  {
    id: 'E040',
    operation: 'wishlist.retrieveWishlist',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/browseservice/wishlist/retrieve-wishlist' },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/browseservice/wishlist/nse/retrieve-wishlist',
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
    id: 'E044',
    operation: 'cart.addFeatures',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-features' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-features' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/add-features' },
    ],
  },
  {
    id: 'E045',
    operation: 'cart.calculateMultiLineTax',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'extrapolated',
        path: '/soe/digital/auth/cartservice/cart/calculateMultiLineTaxForCart',
      },
      { audience: 'bare', status: 'extrapolated', path: '/soe/digital/cartservice/cart/calculateMultiLineTaxForCart' },
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/cartservice/cart/nse/calculateMultiLineTaxForCart',
      },
    ],
  },
  {
    id: 'E046',
    operation: 'cart.updateBarcode',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/updateBarcode' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/updateBarcode' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/updateBarcode',
      },
    ],
  },
  {
    id: 'E047',
    operation: 'cart.e911Address',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/e911-address' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/e911-address' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/e911-address' },
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
    id: 'E049',
    operation: 'cart.switchSim',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/switch-sim' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/switch-sim' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/switch-sim' },
      {
        audience: 'prepay-signed-in',
        status: 'derived',
        path: '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/switch-sim',
      },
      { audience: 'bare', status: 'derived', path: '/soe/digital/prepayservice/cart/prepaid/switch-sim' },
      { audience: 'prepay', status: 'derived', path: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/switch-sim' },
    ],
  },
  {
    id: 'E050',
    operation: 'cart.guestChoice',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/guest-choice' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/guest-choice' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/guest-choice' },
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
    id: 'E052',
    operation: 'cart.validateCart',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/validate-cart' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/validate-cart' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/validate-cart',
      },
    ],
  },
  {
    id: 'E053',
    operation: 'cart.checkExistingCart',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/check-existingCart' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/check-existingCart' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/cartservice/cart/nse/check-existingCart',
      },
    ],
  },
  {
    id: 'E054',
    operation: 'cart.addDonation',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/cartservice/cart/add-donation' },
      { audience: 'bare', status: 'given', path: '/soe/digital/cartservice/cart/add-donation' },
      { audience: 'prospect', status: 'extrapolated', path: '/soe/digital/prospect/cartservice/cart/nse/add-donation' },
    ],
  },
  {
    id: 'E055',
    operation: 'checkout.getCheckoutDetails',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/cartservice/cart/get-cart-details' },
      { audience: 'bare', status: 'chosen', path: '/soe/digital/cartservice/cart/get-cart-details' },
      { audience: 'prospect', status: 'chosen', path: '/soe/digital/prospect/cartservice/cart/nse/get-cart-details' },
    ],
  },
  {
    id: 'E056',
    operation: 'content.getStaticContent',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/content/vcg/static-content.json' },
      { audience: 'prospect', status: 'chosen', path: '/content/vcg/static-content.json' },
    ],
  },
  {
    id: 'E058',
    operation: 'cart.validateE911Address',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/cartservice/cart/validate-e911-address' },
      { audience: 'bare', status: 'chosen', path: '/soe/digital/cartservice/cart/validate-e911-address' },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/cartservice/cart/nse/validate-e911-address',
      },
    ],
  },
  {
    id: 'E057',
    operation: 'recommendations.getRtCartCount',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/personalizationrecommendationsservice/pdm/getRtCartCount',
      },
    ],
  },
  {
    id: 'E059',
    operation: 'promo.getPromoCaseIdByBarCode',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/devicepricingservice/getPromoCaseIdByBarCode',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/devicepricingservice/getPromoCaseIdByBarCode' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/devicepricingservice/nse/getPromoCaseIdByBarCode',
      },
    ],
  },
  {
    id: 'E060',
    operation: 'quote.retrieveAccessoriesFromQuote',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/quoteservice/retrieveAccessoriesFromQuote' },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/quoteservice/nse/retrieveAccessoriesFromQuote',
      },
    ],
  },
  {
    id: 'E061',
    operation: 'quote.retrieveCartFromQuote',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/quoteservice/retrieveCartFromQuote' },
      { audience: 'bare', status: 'given', path: '/soe/digital/quoteservice/retrieveCartFromQuote' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/quoteservice/nse/retrieveCartFromQuote',
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
    id: 'E063',
    operation: 'content.getPlanReferenceModel',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/content/vcg/plan-reference-model.json' },
      { audience: 'prospect', status: 'chosen', path: '/content/vcg/plan-reference-model.json' },
    ],
  },
  {
    id: 'E064',
    operation: 'content.getPrepaidPlans',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/content/vcg/prepaid-plans.json' },
      { audience: 'prospect', status: 'chosen', path: '/content/vcg/prepaid-plans.json' },
    ],
  },
  {
    id: 'E065',
    operation: 'content.getAccessoryInterstitialModel',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/content/vcg/accessory-interstitial-model.json' },
      { audience: 'prospect', status: 'chosen', path: '/content/vcg/accessory-interstitial-model.json' },
    ],
  },
  {
    id: 'E066',
    operation: 'content.getAccountLandingMobile',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'derived', path: '/content/vcg/services-v1/accountLanding.mobile.json' },
      { audience: 'bare', status: 'derived', path: '/services-v1/accountLanding.mobile.json' },
    ],
  },
  {
    id: 'E067',
    operation: 'content.getAccountLandingDesktop',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'derived', path: '/content/vcg/services-v1/accountLanding.desktop.json' },
      { audience: 'bare', status: 'derived', path: '/services-v1/accountLanding.desktop.json' },
    ],
  },
  {
    id: 'E068',
    operation: 'content.getAccessoryInterstitial',
    method: 'GET',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/services-v1/accessoryInterstitial.json' },
      { audience: 'prospect', status: 'given', path: '/services-v1/accessoryInterstitial.json' },
      { audience: 'bare', status: 'derived', path: '/content/vcg/services-v1/accessoryInterstitial.json' },
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
    id: 'E070',
    operation: 'cases.getCaseAndCartId',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/casemanagementservice/cases/getCaseAndCartId',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/casemanagementservice/cases/getCaseAndCartId' },
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
    id: 'E074',
    operation: 'cases.resumeCase',
    method: 'POST',
    paths: [
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/casemanagementservice/cases/nse/resumeCase',
      },
    ],
  },
  {
    id: 'E075',
    operation: 'tradeIn.accountDevices',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'given', path: '/soe/digital/auth/tradeinservice/tradein/accountDevices' },
      { audience: 'bare', status: 'given', path: '/soe/digital/tradeinservice/tradein/accountDevices' },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/tradeinservice/tradein/nse/accountDevices',
      },
    ],
  },
  {
    id: 'E076',
    operation: 'device.getProtectionFeatures',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/deviceconfigservice/device-config/getProtectionFeatures',
      },
      {
        audience: 'bare',
        status: 'given',
        path: '/soe/digital/deviceconfigservice/device-config/getProtectionFeatures',
      },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getProtectionFeatures',
      },
    ],
  },
  {
    id: 'E077',
    operation: 'promo.getPromoCaseIdByBarCode',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/devicepricingservice/getPromoCaseIdByBarCode',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/devicepricingservice/getPromoCaseIdByBarCode' },
      {
        audience: 'prospect',
        status: 'extrapolated',
        path: '/soe/digital/prospect/devicepricingservice/nse/getPromoCaseIdByBarCode',
      },
    ],
  },
  {
    id: 'E078',
    operation: 'pricing.saveAcceptedMyofferData',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/devicepricingservice/saveAcceptedMyofferData',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/devicepricingservice/saveAcceptedMyofferData' },
    ],
  },
  {
    id: 'E079',
    operation: 'promo.vendorValidateAndUpdateCart',
    method: 'POST',
    paths: [
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/rylservice/ryl/nse/vendorValidateAndUpdateCart',
      },
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
  {
    id: 'E081',
    operation: 'cart.applyPromo',
    method: 'POST',
    paths: [
      {
        audience: 'prepay-signed-in',
        status: 'extrapolated',
        path: '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/apply-promo',
      },
      { audience: 'bare', status: 'extrapolated', path: '/soe/digital/prepayservice/cart/prepaid/apply-promo' },
      { audience: 'prepay', status: 'given', path: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/apply-promo' },
    ],
  },
  {
    id: 'E081',
    operation: 'cart.removePromo',
    method: 'POST',
    paths: [
      {
        audience: 'prepay-signed-in',
        status: 'extrapolated',
        path: '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-promo',
      },
      { audience: 'bare', status: 'extrapolated', path: '/soe/digital/prepayservice/cart/prepaid/remove-promo' },
      { audience: 'prepay', status: 'given', path: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-promo' },
    ],
  },
  {
    id: 'E082',
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
    id: 'E083',
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
    id: 'E084',
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
    id: 'E085',
    operation: 'chat.livePersonCheck',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'given',
        path: '/soe/digital/auth/accountlandingservice/cosales/livePersonCheck',
      },
      { audience: 'bare', status: 'given', path: '/soe/digital/accountlandingservice/cosales/livePersonCheck' },
      {
        audience: 'prospect',
        status: 'given',
        path: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonCheck',
      },
      {
        audience: 'prepay-signed-in',
        status: 'derived',
        path: '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonCheck',
      },
      { audience: 'bare', status: 'derived', path: '/soe/digital/prepayservice/cosales/livePersonCheck' },
      {
        audience: 'prepay',
        status: 'extrapolated',
        path: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonCheck',
      },
    ],
  },
  {
    id: 'E086',
    operation: 'chat.livePersonSubmitfeedback',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'derived',
        path: '/soe/digital/auth/accountlandingservice/cosales/livePersonSubmitfeedback',
      },
      {
        audience: 'bare',
        status: 'derived',
        path: '/soe/digital/accountlandingservice/cosales/livePersonSubmitfeedback',
      },
      {
        audience: 'prospect',
        status: 'derived',
        path: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonSubmitfeedback',
      },
      {
        audience: 'prepay-signed-in',
        status: 'extrapolated',
        path: '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonSubmitfeedback',
      },
      { audience: 'bare', status: 'extrapolated', path: '/soe/digital/prepayservice/cosales/livePersonSubmitfeedback' },
    ],
  },
  {
    id: 'E087',
    operation: 'device.getEsimDetails',
    method: 'POST',
    paths: [
      {
        audience: 'signed-in',
        status: 'chosen',
        path: '/soe/digital/auth/deviceconfigservice/device-config/getEsimDetails',
      },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getEsimDetails',
      },
    ],
  },
  {
    id: 'E088',
    operation: 'log.jsNotify',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic' },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
      },
    ],
  },
  {
    id: 'E089',
    operation: 'log.jsNotify',
    method: 'POST',
    paths: [
      { audience: 'signed-in', status: 'chosen', path: '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic' },
      {
        audience: 'prospect',
        status: 'chosen',
        path: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
      },
    ],
  },
]
