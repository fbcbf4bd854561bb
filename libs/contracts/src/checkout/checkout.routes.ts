import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const getCheckoutDetails = defineRoute({
  key: 'checkout.getCheckoutDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-checkout-details',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-checkout-details',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-checkout-details',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-checkout-details',
  },
})

export const updateContact = defineRoute({
  key: 'checkout.updateContact',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-contact',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-contact',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-contact',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-contact',
  },
})

export const updateAddress = defineRoute({
  key: 'checkout.updateAddress',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-address',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-address',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-address',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-address',
  },
})

export const selectShipping = defineRoute({
  key: 'checkout.selectShipping',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/select-shipping',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/select-shipping',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/select-shipping',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/select-shipping',
  },
})

export const selectPayment = defineRoute({
  key: 'checkout.selectPayment',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/paymentservice/select-payment',
    prospect: '/soe/digital/prospect/paymentservice/nse/select-payment',
    prepay: '/soe/digital/prepaid/prepayservice/nse/select-payment',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/select-payment',
  },
  context: 'payment',
})

export const acceptAgreements = defineRoute({
  key: 'checkout.acceptAgreements',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/accept-agreements',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/accept-agreements',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/accept-agreements',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/accept-agreements',
  },
})

export const placeOrder = defineRoute({
  key: 'checkout.placeOrder',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/place-order',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/place-order',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/place-order',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/place-order',
  },
  context: 'payment',
})

export const getOrder = defineRoute({
  key: 'checkout.getOrder',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-order',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-order',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-order',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-order',
  },
})

export const getBuySimCheckoutDetails = defineRoute({
  key: 'checkout.getBuySimCheckoutDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details',
  },
})

export const getExpresshubDetails = defineRoute({
  key: 'checkout.getExpresshubDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-expresshub-details',
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-expresshub-details',
  },
})

export const reSubmitCredit = defineRoute({
  key: 'checkout.reSubmitCredit',
  method: 'POST',
  kind: 'change',
  paths: {
    prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/reSubmitCreditFromCheckout',
  },
})

export const getMyLinkReferralInfo = defineRoute({
  key: 'checkout.getMyLinkReferralInfo',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo',
  },
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const checkoutRoutes = {
  getCheckoutDetails: {
    route: getCheckoutDetails,
    provenance: {
      'signed-in': { E026: 'given' },
      prospect: { E026: 'given' },
      prepay: { E026: 'derived' },
      'prepay-signed-in': { E026: 'given' },
    },
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/get-checkout-details': { E026: 'given' },
      '/soe/digital/prepayservice/cart/prepay/get-checkout-details': { E026: 'given' },
      '/soe/digital/cartservice/cart/get-checkout-details': { E016: 'given' },
      '/soe/digital/auth/cartservice/cart/get-checkout-details': { E016: 'given' },
      '/soe/digital/prospect/cartservice/cart/nse/get-checkout-details': { E016: 'extrapolated' },
      '/soe/digital/cartservice/cart/get-cart-details': { E055: 'chosen' },
      '/soe/digital/auth/cartservice/cart/get-cart-details': { E055: 'chosen' },
      '/soe/digital/prospect/cartservice/cart/nse/get-cart-details': { E055: 'chosen' },
    },
  },
  updateContact: {
    route: updateContact,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/update-contact': {},
    },
  },
  updateAddress: {
    route: updateAddress,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/update-address': {},
    },
  },
  selectShipping: {
    route: selectShipping,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/select-shipping': {},
    },
  },
  selectPayment: {
    route: selectPayment,
    provenance: {},
    aliases: {
      '/soe/digital/paymentservice/select-payment': {},
    },
  },
  acceptAgreements: {
    route: acceptAgreements,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/accept-agreements': {},
    },
  },
  placeOrder: {
    route: placeOrder,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/place-order': {},
    },
  },
  getOrder: {
    route: getOrder,
    provenance: {},
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/get-order': {},
    },
  },
  getBuySimCheckoutDetails: {
    route: getBuySimCheckoutDetails,
    provenance: {
      'signed-in': { E027: 'chosen' },
    },
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details': { E027: 'chosen' },
    },
  },
  getExpresshubDetails: {
    route: getExpresshubDetails,
    provenance: {
      'signed-in': { E028: 'derived' },
      prospect: { E028: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/get-expresshub-details': { E028: 'derived' },
    },
  },
  reSubmitCredit: {
    route: reSubmitCredit,
    provenance: {
      prospect: { E029: 'given' },
    },
    aliases: {},
  },
  getMyLinkReferralInfo: {
    route: getMyLinkReferralInfo,
    provenance: {
      'signed-in': { E030: 'given' },
    },
    aliases: {
      '/soe/digital/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo': { E030: 'given' },
    },
  },
} as const satisfies AreaRoutes
