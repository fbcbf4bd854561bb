import type { RouteTable } from './route'

/**
 * Every operation by area and key. Plain data without schemas: it ships to the browser.
 * Paths are literal so that each can be found by searching for it.
 */
export const routes = {
  catalogue: {
    listProducts: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/catalogue/listProducts',
        prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listProducts',
        prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listProducts',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listProducts',
      },
      aliases: ['/soe/digital/browseservice/catalogue/listProducts'],
    },
    getProduct: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/catalogue/getProduct',
        prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getProduct',
        prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getProduct',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getProduct',
      },
      aliases: ['/soe/digital/browseservice/catalogue/getProduct'],
    },
    getInventory: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/catalogue/getInventory',
        prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getInventory',
        prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getInventory',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getInventory',
      },
      aliases: ['/soe/digital/browseservice/catalogue/getInventory'],
    },
    listBundles: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/catalogue/listBundles',
        prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listBundles',
        prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listBundles',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listBundles',
      },
      aliases: ['/soe/digital/browseservice/catalogue/listBundles'],
    },
  },
  cart: {
    addDevice: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-device',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-device',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-device',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-device',
      },
      aliases: ['/soe/digital/cartservice/cart/add-device', '/soe/digital/prepayservice/cart/prepaid/add-device'],
    },
    removeDevice: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/remove-device',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/remove-device',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-device',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-device',
      },
      aliases: ['/soe/digital/cartservice/cart/remove-device', '/soe/digital/prepayservice/cart/prepaid/remove-device'],
    },
    addAccessories: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-accessories',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-accessories',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-accessories',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-accessories',
      },
      aliases: [
        '/soe/digital/cartservice/cart/add-accessories',
        '/soe/digital/prepayservice/cart/prepaid/add-accessories',
      ],
    },
    addPlan: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-plan',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-plan',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-plan',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-plan',
      },
      aliases: ['/soe/digital/cartservice/cart/add-plan', '/soe/digital/prepayservice/cart/prepaid/add-plan'],
    },
    assignMtn: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/assign-mtn',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/assign-mtn',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/assign-mtn',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/assign-mtn',
      },
      aliases: ['/soe/digital/cartservice/cart/assign-mtn', '/soe/digital/prepayservice/cart/prepaid/assign-mtn'],
    },
    addStep: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-step',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-step',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-step',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-step',
      },
      aliases: ['/soe/digital/cartservice/cart/add-step', '/soe/digital/prepayservice/cart/prepaid/add-step'],
    },
    listEligibleLines: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/list-eligible-lines',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/list-eligible-lines',
      },
      aliases: ['/soe/digital/cartservice/cart/list-eligible-lines'],
    },
    retrieveBundleAccCart: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/retrieve-bundle-acc-cart',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/retrieve-bundle-acc-cart',
      },
      aliases: ['/soe/digital/cartservice/cart/retrieve-bundle-acc-cart'],
    },
    validateOrder: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/validateOrder',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/validateOrder',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/validateOrder',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/validateOrder',
      },
      aliases: ['/soe/digital/cartservice/cart/validateOrder', '/soe/digital/prepayservice/cart/prepaid/validateOrder'],
    },
    saveCart: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/save-cart',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/save-cart',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/save-cart',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/save-cart',
      },
      aliases: ['/soe/digital/cartservice/cart/save-cart', '/soe/digital/prepayservice/cart/prepaid/save-cart'],
    },
    addFeatures: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-features',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-features',
      },
      aliases: ['/soe/digital/cartservice/cart/add-features'],
    },
    calculateMultiLineTax: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/calculateMultiLineTaxForCart',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/calculateMultiLineTaxForCart',
      },
      aliases: ['/soe/digital/cartservice/cart/calculateMultiLineTaxForCart'],
    },
    updateBarcode: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/updateBarcode',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/updateBarcode',
      },
      aliases: ['/soe/digital/cartservice/cart/updateBarcode'],
    },
    e911Address: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/e911-address',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/e911-address',
      },
      aliases: ['/soe/digital/cartservice/cart/e911-address'],
    },
    validateE911Address: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/validate-e911-address',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-e911-address',
      },
      aliases: ['/soe/digital/cartservice/cart/validate-e911-address'],
    },
    switchSim: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/switch-sim',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/switch-sim',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/switch-sim',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/switch-sim',
      },
      aliases: ['/soe/digital/cartservice/cart/switch-sim', '/soe/digital/prepayservice/cart/prepaid/switch-sim'],
    },
    guestChoice: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/guest-choice',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/guest-choice',
      },
      aliases: ['/soe/digital/cartservice/cart/guest-choice'],
    },
    validateCart: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/validate-cart',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-cart',
      },
      aliases: ['/soe/digital/cartservice/cart/validate-cart'],
    },
    checkExistingCart: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/check-existingCart',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/check-existingCart',
      },
      aliases: ['/soe/digital/cartservice/cart/check-existingCart'],
    },
    addDonation: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/add-donation',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/add-donation',
      },
      aliases: ['/soe/digital/cartservice/cart/add-donation'],
    },
    applyPromo: {
      method: 'POST',
      kind: 'change',
      paths: {
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/apply-promo',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/apply-promo',
      },
      aliases: ['/soe/digital/prepayservice/cart/prepaid/apply-promo'],
    },
    removePromo: {
      method: 'POST',
      kind: 'change',
      paths: {
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-promo',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-promo',
      },
      aliases: ['/soe/digital/prepayservice/cart/prepaid/remove-promo'],
    },
    getThrottleList: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/cartservice/cart/getNSAThrottleList',
        prospect: '/soe/digital/prospect/cartservice/cart/nse/getNSAThrottleList',
      },
      aliases: ['/soe/digital/cartservice/cart/getNSAThrottleList'],
    },
  },
  promo: {
    getPromoCaseIdByBarCode: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/devicepricingservice/getPromoCaseIdByBarCode',
        prospect: '/soe/digital/prospect/devicepricingservice/nse/getPromoCaseIdByBarCode',
      },
      aliases: ['/soe/digital/devicepricingservice/getPromoCaseIdByBarCode'],
    },
    validateRaf: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/devicepricingservice/validateRaf',
        prospect: '/soe/digital/prospect/devicepricingservice/nse/validateRaf',
      },
      aliases: ['/soe/digital/devicepricingservice/validateRaf'],
    },
    validateFriendsAndFamily: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/devicepricingservice/validateFriendsAndFamily',
        prospect: '/soe/digital/prospect/devicepricingservice/nse/validateFriendsAndFamily',
      },
      aliases: ['/soe/digital/devicepricingservice/validateFriendsAndFamily'],
    },
    vendorValidateAndUpdateCart: {
      method: 'POST',
      kind: 'change',
      paths: { prospect: '/soe/digital/prospect/rylservice/ryl/nse/vendorValidateAndUpdateCart' },
    },
  },
  checkout: {
    getCheckoutDetails: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-checkout-details',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-checkout-details',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-checkout-details',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-checkout-details',
      },
      aliases: [
        '/soe/digital/orderprocessservice/checkoutapi/v2/get-checkout-details',
        '/soe/digital/prepayservice/cart/prepay/get-checkout-details',
        '/soe/digital/cartservice/cart/get-checkout-details',
        '/soe/digital/auth/cartservice/cart/get-checkout-details',
        '/soe/digital/prospect/cartservice/cart/nse/get-checkout-details',
        '/soe/digital/cartservice/cart/get-cart-details',
        '/soe/digital/auth/cartservice/cart/get-cart-details',
        '/soe/digital/prospect/cartservice/cart/nse/get-cart-details',
      ],
    },
    updateContact: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-contact',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-contact',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-contact',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-contact',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/update-contact'],
    },
    updateAddress: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/update-address',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/update-address',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/update-address',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/update-address',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/update-address'],
    },
    selectShipping: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/select-shipping',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/select-shipping',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/select-shipping',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/select-shipping',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/select-shipping'],
    },
    selectPayment: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/paymentservice/select-payment',
        prospect: '/soe/digital/prospect/paymentservice/nse/select-payment',
        prepay: '/soe/digital/prepaid/prepayservice/nse/select-payment',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/select-payment',
      },
      aliases: ['/soe/digital/paymentservice/select-payment'],
    },
    acceptAgreements: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/accept-agreements',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/accept-agreements',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/accept-agreements',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/accept-agreements',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/accept-agreements'],
    },
    placeOrder: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/place-order',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/place-order',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/place-order',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/place-order',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/place-order'],
    },
    getOrder: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-order',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-order',
        prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepay/get-order',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepay/get-order',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/get-order'],
    },
    getBuySimCheckoutDetails: {
      method: 'POST',
      kind: 'read',
      paths: { 'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details' },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details'],
    },
    getExpresshubDetails: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/checkoutapi/v2/get-expresshub-details',
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/v2/get-expresshub-details',
      },
      aliases: ['/soe/digital/orderprocessservice/checkoutapi/v2/get-expresshub-details'],
    },
    reSubmitCredit: {
      method: 'POST',
      kind: 'change',
      paths: {
        prospect: '/soe/digital/prospect/orderprocessservice/checkoutapi/nse/reSubmitCreditFromCheckout',
      },
    },
    getMyLinkReferralInfo: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo',
      },
      aliases: ['/soe/digital/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo'],
    },
  },
  payment: {
    paypalAuthenticate: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/paymentservice/paypalAuthenticateFromCheckout',
        prospect: '/soe/digital/prospect/paymentservice/nse/paypalAuthenticateFromCheckout',
        prepay: '/soe/digital/prepaid/prepayservice/nse/paypalAuthenticateFromCheckout',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/paypalAuthenticateFromCheckout',
      },
      aliases: [
        '/soe/digital/paymentservice/paypalAuthenticateFromCheckout',
        '/soe/digital/prepayservice/paypalAuthenticateFromCheckout',
      ],
    },
    confirmSubmit: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/paymentservice/confirmSubmit',
        prospect: '/soe/digital/prospect/paymentservice/nse/confirmSubmit',
      },
      aliases: ['/soe/digital/paymentservice/confirmSubmit'],
    },
  },
  pricing: {
    saveAcceptedMyofferData: {
      method: 'POST',
      kind: 'change',
      paths: { 'signed-in': '/soe/digital/auth/devicepricingservice/saveAcceptedMyofferData' },
      aliases: ['/soe/digital/devicepricingservice/saveAcceptedMyofferData'],
    },
  },
  plans: {
    getPlans: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/plansservice/getPlans',
        prospect: '/soe/digital/prospect/plansservice/nse/getPlans',
        prepay: '/soe/digital/prepaid/prepayservice/nse/getPlans',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/getPlans',
      },
      aliases: ['/soe/digital/plansservice/getPlans'],
    },
  },
  wishlist: {
    retrieveWishlist: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-wishlist',
        prospect: '/soe/digital/prospect/browseservice/wishlist/nse/retrieve-wishlist',
      },
      aliases: ['/soe/digital/browseservice/wishlist/retrieve-wishlist'],
    },
    retrieveFavorites: {
      method: 'POST',
      kind: 'read',
      paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/retrieve-favorites' },
      aliases: ['/soe/digital/browseservice/wishlist/retrieve-favorites'],
    },
    addWishlist: {
      method: 'POST',
      kind: 'change',
      paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/add-wishlist' },
      aliases: ['/soe/digital/browseservice/wishlist/add-wishlist'],
    },
    removeWishlist: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-wishlist',
        prospect: '/soe/digital/prospect/browseservice/wishlist/nse/remove-wishlist',
      },
      aliases: ['/soe/digital/browseservice/wishlist/remove-wishlist'],
    },
    getSeoDetails: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/browseservice/wishlist/getSeoDetails',
        prospect: '/soe/digital/prospect/browseservice/wishlist/nse/getSeoDetails',
      },
      aliases: ['/soe/digital/browseservice/wishlist/getSeoDetails'],
    },
    subscribe: {
      method: 'POST',
      kind: 'change',
      paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/notify-me' },
      aliases: ['/soe/digital/browseservice/wishlist/notify-me'],
    },
    unsubscribe: {
      method: 'POST',
      kind: 'change',
      paths: { 'signed-in': '/soe/digital/auth/browseservice/wishlist/remove-notify-me' },
      aliases: ['/soe/digital/browseservice/wishlist/remove-notify-me'],
    },
  },
  recommendations: {
    pdm: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/personalizationrecommendationsservice/pdm',
        prospect: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse',
        prepay: '/soe/digital/prepaid/prepayservice/pdm/nse',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/pdm',
      },
      aliases: ['/soe/digital/personalizationrecommendationsservice/pdm', '/soe/digital/prepayservice/pdm'],
    },
    getRtCartCount: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/personalizationrecommendationsservice/pdm/getRtCartCount',
        prospect: '/soe/digital/prospect/personalizationrecommendationsservice/pdm/nse/getRtCartCount',
        prepay: '/soe/digital/prepaid/prepayservice/pdm/nse/getRtCartCount',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/pdm/getRtCartCount',
      },
      aliases: [
        '/soe/digital/personalizationrecommendationsservice/pdm/getRtCartCount',
        '/soe/digital/prepayservice/pdm/getRtCartCount',
      ],
    },
  },
  cases: {
    getCases: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/casemanagementservice/cases/getCases',
        prospect: '/soe/digital/prospect/casemanagementservice/cases/nse/getCases',
        prepay: '/soe/digital/prepaid/casemanagementservice/cases/nse/getCases',
        'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/getCases',
      },
      aliases: ['/soe/digital/casemanagementservice/cases/getCases'],
    },
    getCaseAndCartId: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/casemanagementservice/cases/getCaseAndCartId',
        'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/getCaseAndCartId',
      },
      aliases: ['/soe/digital/casemanagementservice/cases/getCaseAndCartId'],
    },
    resumeCase: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/casemanagementservice/cases/resumeCase',
        prospect: '/soe/digital/prospect/casemanagementservice/cases/nse/resumeCase',
        prepay: '/soe/digital/prepaid/casemanagementservice/cases/nse/resumeCase',
        'prepay-signed-in': '/soe/digital/auth/prepaid/casemanagementservice/cases/resumeCase',
      },
      aliases: ['/soe/digital/casemanagementservice/cases/resumeCase'],
    },
  },
  landing: {
    landing: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/accountlandingservice/landing',
        prospect: '/soe/digital/prospect/accountlandingservice/nse/landing',
        prepay: '/soe/digital/prepaid/prepayservice/nse/landing',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/landing',
      },
      aliases: ['/soe/digital/accountlandingservice/landing', '/soe/digital/prepayservice/landing'],
    },
    getProcessStep: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/accountlandingservice/landing/getProcessStep',
        prospect: '/soe/digital/prospect/accountlandingservice/landing/nse/getProcessStep',
        prepay: '/soe/digital/prepaid/prepayservice/landing/nse/getProcessStep',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/landing/getProcessStep',
      },
      aliases: [
        '/soe/digital/accountlandingservice/landing/getProcessStep',
        '/soe/digital/prepayservice/landing/getProcessStep',
        '/soe/digital/cartservice/cart/getProcessStep',
        '/soe/digital/auth/cartservice/cart/getProcessStep',
        '/soe/digital/prospect/cartservice/cart/nse/getProcessStep',
      ],
    },
  },
  quote: {
    retrieveCartFromQuote: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/quoteservice/retrieveCartFromQuote',
        prospect: '/soe/digital/prospect/quoteservice/nse/retrieveCartFromQuote',
      },
      aliases: ['/soe/digital/quoteservice/retrieveCartFromQuote'],
    },
    retrieveAccessoriesFromQuote: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/quoteservice/retrieveAccessoriesFromQuote',
        prospect: '/soe/digital/prospect/quoteservice/nse/retrieveAccessoriesFromQuote',
      },
      aliases: ['/soe/digital/quoteservice/retrieveAccessoriesFromQuote'],
    },
  },
  tradeIn: {
    validateDevice: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/tradeinservice/tradein/validateDevice',
        prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/validateDevice',
      },
      aliases: ['/soe/digital/tradeinservice/tradein/validateDevice'],
    },
    accountDevices: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/tradeinservice/tradein/accountDevices',
        prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/accountDevices',
      },
      aliases: ['/soe/digital/tradeinservice/tradein/accountDevices'],
    },
    addDevice: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/tradeinservice/tradein/addDevice',
        prospect: '/soe/digital/prospect/tradeinservice/tradein/nse/addDevice',
      },
      aliases: ['/soe/digital/tradeinservice/tradein/addDevice'],
    },
  },
  session: {
    logout: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/fraudservice/session/logout',
        prospect: '/soe/digital/prospect/fraudservice/session/logout',
        prepay: '/soe/digital/prepaid/fraudservice/session/logout',
        'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/logout',
      },
      aliases: ['/soe/digital/fraudservice/session/logout'],
    },
    logoutPage: {
      method: 'GET',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/fraudservice/session/logout',
        prospect: '/soe/digital/prospect/fraudservice/session/logout',
        prepay: '/soe/digital/prepaid/fraudservice/session/logout',
        'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/logout',
      },
      aliases: ['/soe/digital/fraudservice/session/logout'],
    },
    keepAlive: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/fraudservice/session/keepAlive',
        'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/session/keepAlive',
      },
      aliases: ['/soe/digital/fraudservice/session/keepAlive'],
    },
    continueGuest: {
      method: 'POST',
      kind: 'change',
      paths: { prospect: '/onedp/api/mva/session/continue' },
    },
    clearCache: {
      method: 'POST',
      kind: 'change',
      paths: { prospect: '/soe/digital/prospect/fraudservice/session/nse/clearCache' },
    },
  },
  content: {
    getFeatureFlags: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/content/vcg/feature-flags.json',
        prospect: '/content/vcg/feature-flags.json',
        prepay: '/content/vcg/feature-flags.json',
        'prepay-signed-in': '/content/vcg/feature-flags.json',
      },
    },
    getStaticContent: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/content/vcg/static-content.json',
        prospect: '/content/vcg/static-content.json',
        prepay: '/content/vcg/static-content.json',
        'prepay-signed-in': '/content/vcg/static-content.json',
      },
    },
    getPlanReferenceModel: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/content/vcg/plan-reference-model.json',
        prospect: '/content/vcg/plan-reference-model.json',
        prepay: '/content/vcg/plan-reference-model.json',
        'prepay-signed-in': '/content/vcg/plan-reference-model.json',
      },
    },
    getPrepaidPlans: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/content/vcg/prepaid-plans.json',
        prospect: '/content/vcg/prepaid-plans.json',
        prepay: '/content/vcg/prepaid-plans.json',
        'prepay-signed-in': '/content/vcg/prepaid-plans.json',
      },
    },
    getAccessoryInterstitialModel: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/content/vcg/accessory-interstitial-model.json',
        prospect: '/content/vcg/accessory-interstitial-model.json',
        prepay: '/content/vcg/accessory-interstitial-model.json',
        'prepay-signed-in': '/content/vcg/accessory-interstitial-model.json',
      },
    },
    getAccessoryInterstitial: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/services-v1/accessoryInterstitial.json',
        prospect: '/services-v1/accessoryInterstitial.json',
        prepay: '/services-v1/accessoryInterstitial.json',
        'prepay-signed-in': '/services-v1/accessoryInterstitial.json',
      },
      aliases: ['/content/vcg/services-v1/accessoryInterstitial.json'],
    },
    getAccountLandingMobile: {
      method: 'GET',
      kind: 'read',
      paths: { 'signed-in': '/content/vcg/services-v1/accountLanding.mobile.json' },
      aliases: ['/services-v1/accountLanding.mobile.json'],
    },
    getAccountLandingDesktop: {
      method: 'GET',
      kind: 'read',
      paths: { 'signed-in': '/content/vcg/services-v1/accountLanding.desktop.json' },
      aliases: ['/services-v1/accountLanding.desktop.json'],
    },
  },
  log: {
    jsNotify: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/peripheralsservice/jsNotifyAsDynamic',
        prospect: '/soe/digital/prospect/peripheralsservice/nse/jsNotifyAsDynamic',
        prepay: '/soe/digital/prepaid/peripheralsservice/nse/jsNotifyAsDynamic',
        'prepay-signed-in': '/soe/digital/auth/prepaid/peripheralsservice/jsNotifyAsDynamic',
      },
      aliases: ['/soe/digital/peripheralsservice/jsNotifyAsDynamic'],
    },
  },
  chat: {
    livePersonCheck: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonCheck',
        prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonCheck',
        prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonCheck',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonCheck',
      },
      aliases: [
        '/soe/digital/accountlandingservice/cosales/livePersonCheck',
        '/soe/digital/prepayservice/cosales/livePersonCheck',
      ],
    },
    livePersonSubmitfeedback: {
      method: 'POST',
      kind: 'change',
      paths: {
        'signed-in': '/soe/digital/auth/accountlandingservice/cosales/livePersonSubmitfeedback',
        prospect: '/soe/digital/prospect/accountlandingservice/cosales/nse/livePersonSubmitfeedback',
        prepay: '/soe/digital/prepaid/prepayservice/cosales/nse/livePersonSubmitfeedback',
        'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cosales/livePersonSubmitfeedback',
      },
      aliases: [
        '/soe/digital/accountlandingservice/cosales/livePersonSubmitfeedback',
        '/soe/digital/prepayservice/cosales/livePersonSubmitfeedback',
      ],
    },
  },
  support: {
    videoAssistCheck: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/fraudservice/error/video-assist-check',
        prospect: '/soe/digital/prospect/fraudservice/error/video-assist-check',
        prepay: '/soe/digital/prepaid/fraudservice/error/video-assist-check',
        'prepay-signed-in': '/soe/digital/auth/prepaid/fraudservice/error/video-assist-check',
      },
      aliases: ['/soe/digital/fraudservice/error/video-assist-check'],
    },
    getVideoChat: {
      method: 'GET',
      kind: 'read',
      paths: {
        'signed-in': '/support/1d/data/nos/videochat',
        prospect: '/support/1d/data/nos/videochat',
        prepay: '/support/1d/data/nos/videochat',
        'prepay-signed-in': '/support/1d/data/nos/videochat',
      },
    },
  },
  device: {
    getProtectionFeatures: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getProtectionFeatures',
        prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getProtectionFeatures',
      },
      aliases: ['/soe/digital/deviceconfigservice/device-config/getProtectionFeatures'],
    },
    getEsimDetails: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getEsimDetails',
        prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getEsimDetails',
        prepay: '/soe/digital/prepaid/deviceconfigservice/device-config/nse/getEsimDetails',
        'prepay-signed-in': '/soe/digital/auth/prepaid/deviceconfigservice/device-config/getEsimDetails',
      },
      aliases: ['/soe/digital/deviceconfigservice/device-config/getEsimDetails'],
    },
  },
  omni: {
    readDL: {
      method: 'POST',
      kind: 'read',
      paths: {
        'signed-in': '/soe/digital/auth/omnidlservice/readDL',
        prospect: '/soe/digital/prospect/omnidlservice/nse/readDL',
        prepay: '/soe/digital/prepaid/omnidlservice/nse/readDL',
        'prepay-signed-in': '/soe/digital/auth/prepaid/omnidlservice/readDL',
      },
      aliases: ['/soe/digital/omnidlservice/readDL'],
    },
  },
} as const satisfies RouteTable

export type Routes = typeof routes
