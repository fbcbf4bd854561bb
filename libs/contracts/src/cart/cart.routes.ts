import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'
import type { AreaRoutes } from '../route'

export const addDevice = defineRoute({
  key: 'cart.addDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-device',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-device',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-device',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-device',
  },
  makesCart: true,
  makesStale: cartReads,
  success: [{ at: 'serviceHeader.statusCode', values: ['00'] }],
})

export const removeDevice = defineRoute({
  key: 'cart.removeDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/remove-device',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/remove-device',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-device',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-device',
  },
  makesStale: cartReads,
  success: [{ at: 'serviceHeader.statusCode', values: ['00'] }],
})

export const addAccessories = defineRoute({
  key: 'cart.addAccessories',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-accessories',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-accessories',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-accessories',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-accessories',
  },
  makesCart: true,
  makesStale: cartReads,
  success: [
    { sent: 'data.lines.*.removeAccessories', at: 'serviceHeader.statusCode', values: ['00'] },
    { at: 'serviceHeader.statusCode', values: ['00', 'SUCCESS'] },
  ],
})

export const addPlan = defineRoute({
  key: 'cart.addPlan',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-plan',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-plan',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-plan',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-plan',
  },
  makesCart: true,
  makesStale: cartReads,
})

export const assignMtn = defineRoute({
  key: 'cart.assignMtn',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/assign-mtn',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/assign-mtn',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/assign-mtn',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/assign-mtn',
  },
  makesStale: cartReads,
})

export const addStep = defineRoute({
  key: 'cart.addStep',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-step',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-step',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-step',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-step',
  },
  makesStale: cartReads,
})

export const listEligibleLines = defineRoute({
  key: 'cart.listEligibleLines',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/list-eligible-lines',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/list-eligible-lines',
  },
})

export const retrieveBundleAccCart = defineRoute({
  key: 'cart.retrieveBundleAccCart',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/retrieve-bundle-acc-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/retrieve-bundle-acc-cart',
  },
})

export const validateOrder = defineRoute({
  key: 'cart.validateOrder',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validateOrder',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validateOrder',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/validateOrder',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/validateOrder',
  },
})

export const saveCart = defineRoute({
  key: 'cart.saveCart',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/save-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/save-cart',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/save-cart',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/save-cart',
  },
})

export const addFeatures = defineRoute({
  key: 'cart.addFeatures',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-features',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-features',
  },
  makesStale: [...cartReads, 'device.getProtectionFeatures'],
  success: [
    {
      at: 'serviceHeader.statusMsg',
      values: ['SUCCESS'],
      results: { requested: 'data.accountFeatures.*.id', entries: 'cartInfo.lines.*.spos.*' },
    },
  ],
})

export const calculateMultiLineTax = defineRoute({
  key: 'cart.calculateMultiLineTax',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/calculateMultiLineTaxForCart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/calculateMultiLineTaxForCart',
  },
  makesStale: cartReads,
})

export const updateBarcode = defineRoute({
  key: 'cart.updateBarcode',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/updateBarcode',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/updateBarcode',
  },
  makesStale: cartReads,
})

export const e911Address = defineRoute({
  key: 'cart.e911Address',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/e911-address',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/e911-address',
  },
  makesStale: cartReads,
})

export const validateE911Address = defineRoute({
  key: 'cart.validateE911Address',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validate-e911-address',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-e911-address',
  },
})

export const switchSim = defineRoute({
  key: 'cart.switchSim',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/switch-sim',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/switch-sim',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/switch-sim',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/switch-sim',
  },
})

export const guestChoice = defineRoute({
  key: 'cart.guestChoice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/guest-choice',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/guest-choice',
  },
})

export const validateCart = defineRoute({
  key: 'cart.validateCart',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/validate-cart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/validate-cart',
  },
})

export const checkExistingCart = defineRoute({
  key: 'cart.checkExistingCart',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/check-existingCart',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/check-existingCart',
  },
})

export const addDonation = defineRoute({
  key: 'cart.addDonation',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-donation',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-donation',
  },
  makesStale: cartReads,
})

export const applyPromo = defineRoute({
  key: 'cart.applyPromo',
  method: 'POST',
  kind: 'change',
  paths: {
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/apply-promo',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/apply-promo',
  },
  makesStale: cartReads,
})

export const removePromo = defineRoute({
  key: 'cart.removePromo',
  method: 'POST',
  kind: 'change',
  paths: {
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-promo',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-promo',
  },
  makesStale: cartReads,
})

export const getThrottleList = defineRoute({
  key: 'cart.getThrottleList',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/getNSAThrottleList',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/getNSAThrottleList',
  },
  background: true,
  setsCookies: true,
})

export const holdNumbers = defineRoute({
  key: 'cart.holdNumbers',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/hold-numbers',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/hold-numbers',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/hold-numbers',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/hold-numbers',
  },
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const cartRoutes = {
  addDevice: {
    route: addDevice,
    provenance: {
      'signed-in': { E041: 'given' },
      prospect: { E041: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-device': { E041: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-device': {},
    },
  },
  removeDevice: {
    route: removeDevice,
    provenance: {},
    aliases: {
      '/soe/digital/cartservice/cart/remove-device': {},
      '/soe/digital/prepayservice/cart/prepaid/remove-device': {},
    },
  },
  addAccessories: {
    route: addAccessories,
    provenance: {
      'signed-in': { E042: 'given' },
      prospect: { E042: 'derived' },
      prepay: { E042: 'given' },
      'prepay-signed-in': { E042: 'given' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-accessories': { E042: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-accessories': { E042: 'given' },
    },
  },
  addPlan: {
    route: addPlan,
    provenance: {
      'signed-in': { E014: 'given' },
      prospect: { E014: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-plan': { E014: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-plan': {},
    },
  },
  assignMtn: {
    route: assignMtn,
    provenance: {
      'signed-in': { E015: 'given' },
      prospect: { E015: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/assign-mtn': { E015: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/assign-mtn': {},
    },
  },
  addStep: {
    route: addStep,
    provenance: {
      'signed-in': { E012: 'given' },
      prospect: { E012: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-step': { E012: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-step': {},
    },
  },
  listEligibleLines: {
    route: listEligibleLines,
    provenance: {},
    aliases: {
      '/soe/digital/cartservice/cart/list-eligible-lines': {},
    },
  },
  retrieveBundleAccCart: {
    route: retrieveBundleAccCart,
    provenance: {
      'signed-in': { E043: 'given' },
      prospect: { E043: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/retrieve-bundle-acc-cart': { E043: 'given' },
    },
  },
  validateOrder: {
    route: validateOrder,
    provenance: {
      'signed-in': { E051: 'given' },
      prospect: { E051: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/validateOrder': { E051: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/validateOrder': {},
    },
  },
  saveCart: {
    route: saveCart,
    provenance: {
      'signed-in': { E048: 'given' },
      prospect: { E048: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/save-cart': { E048: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/save-cart': {},
    },
  },
  addFeatures: {
    route: addFeatures,
    provenance: {
      'signed-in': { E044: 'given' },
      prospect: { E044: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-features': { E044: 'given' },
    },
  },
  calculateMultiLineTax: {
    route: calculateMultiLineTax,
    provenance: {
      'signed-in': { E045: 'extrapolated' },
      prospect: { E045: 'given' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/calculateMultiLineTaxForCart': { E045: 'extrapolated' },
    },
  },
  updateBarcode: {
    route: updateBarcode,
    provenance: {
      'signed-in': { E046: 'given' },
      prospect: { E046: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/updateBarcode': { E046: 'given' },
    },
  },
  e911Address: {
    route: e911Address,
    provenance: {
      'signed-in': { E047: 'given' },
      prospect: { E047: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/e911-address': { E047: 'given' },
    },
  },
  validateE911Address: {
    route: validateE911Address,
    provenance: {
      'signed-in': { E058: 'chosen' },
      prospect: { E058: 'chosen' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/validate-e911-address': { E058: 'chosen' },
    },
  },
  switchSim: {
    route: switchSim,
    provenance: {
      'signed-in': { E049: 'given' },
      prospect: { E049: 'extrapolated' },
      prepay: { E049: 'derived' },
      'prepay-signed-in': { E049: 'derived' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/switch-sim': { E049: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/switch-sim': { E049: 'derived' },
    },
  },
  guestChoice: {
    route: guestChoice,
    provenance: {
      'signed-in': { E050: 'given' },
      prospect: { E050: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/guest-choice': { E050: 'given' },
    },
  },
  validateCart: {
    route: validateCart,
    provenance: {
      'signed-in': { E052: 'given' },
      prospect: { E052: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/validate-cart': { E052: 'given' },
    },
  },
  checkExistingCart: {
    route: checkExistingCart,
    provenance: {
      'signed-in': { E053: 'given' },
      prospect: { E053: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/check-existingCart': { E053: 'given' },
    },
  },
  addDonation: {
    route: addDonation,
    provenance: {
      'signed-in': { E054: 'given' },
      prospect: { E054: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/add-donation': { E054: 'given' },
    },
  },
  applyPromo: {
    route: applyPromo,
    provenance: {
      prepay: { E081: 'given' },
      'prepay-signed-in': { E081: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/prepayservice/cart/prepaid/apply-promo': { E081: 'extrapolated' },
    },
  },
  removePromo: {
    route: removePromo,
    provenance: {
      prepay: { E081: 'given' },
      'prepay-signed-in': { E081: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/prepayservice/cart/prepaid/remove-promo': { E081: 'extrapolated' },
    },
  },
  getThrottleList: {
    route: getThrottleList,
    provenance: {
      'signed-in': { E002: 'given' },
      prospect: { E002: 'given' },
    },
    aliases: {
      '/soe/digital/cartservice/cart/getNSAThrottleList': { E002: 'given' },
    },
  },
  holdNumbers: {
    route: holdNumbers,
    provenance: {},
    aliases: {},
  },
} as const satisfies AreaRoutes
