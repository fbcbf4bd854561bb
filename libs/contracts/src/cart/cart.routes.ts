import type { AreaRoutes } from '../route'
import { addAccessories } from './add-accessories.route'
import { addDevice } from './add-device.route'
import { addDonation } from './add-donation.route'
import { addFeatures } from './add-features.route'
import { addPlan } from './add-plan.route'
import { addStep } from './add-step.route'
import { applyPromo } from './apply-promo.route'
import { assignMtn } from './assign-mtn.route'
import { calculateMultiLineTax } from './calculate-multi-line-tax.route'
import { checkExistingCart } from './check-existing-cart.route'
import { e911Address } from './e911-address.route'
import { getThrottleList } from './get-throttle-list.route'
import { guestChoice } from './guest-choice.route'
import { holdNumbers } from './hold-numbers.route'
import { listEligibleLines } from './list-eligible-lines.route'
import { removeDevice } from './remove-device.route'
import { removePromo } from './remove-promo.route'
import { retrieveBundleAccCart } from './retrieve-bundle-acc-cart.route'
import { saveCart } from './save-cart.route'
import { switchSim } from './switch-sim.route'
import { updateBarcode } from './update-barcode.route'
import { validateCart } from './validate-cart.route'
import { validateE911Address } from './validate-e911-address.route'
import { validateOrder } from './validate-order.route'

export {
  addDevice,
  removeDevice,
  addAccessories,
  addPlan,
  assignMtn,
  addStep,
  listEligibleLines,
  retrieveBundleAccCart,
  validateOrder,
  saveCart,
  addFeatures,
  calculateMultiLineTax,
  updateBarcode,
  e911Address,
  validateE911Address,
  switchSim,
  guestChoice,
  validateCart,
  checkExistingCart,
  addDonation,
  applyPromo,
  removePromo,
  getThrottleList,
  holdNumbers,
}

export const cartRoutes = {
  addDevice: {
    route: addDevice,
    provenance: { 'signed-in': { E041: 'given' }, prospect: { E041: 'extrapolated' } },
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
    provenance: { 'signed-in': { E014: 'given' }, prospect: { E014: 'extrapolated' } },
    aliases: {
      '/soe/digital/cartservice/cart/add-plan': { E014: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-plan': {},
    },
  },
  assignMtn: {
    route: assignMtn,
    provenance: { 'signed-in': { E015: 'given' }, prospect: { E015: 'extrapolated' } },
    aliases: {
      '/soe/digital/cartservice/cart/assign-mtn': { E015: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/assign-mtn': {},
    },
  },
  addStep: {
    route: addStep,
    provenance: { 'signed-in': { E012: 'given' }, prospect: { E012: 'extrapolated' } },
    aliases: {
      '/soe/digital/cartservice/cart/add-step': { E012: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/add-step': {},
    },
  },
  listEligibleLines: {
    route: listEligibleLines,
    provenance: {},
    aliases: { '/soe/digital/cartservice/cart/list-eligible-lines': {} },
  },
  retrieveBundleAccCart: {
    route: retrieveBundleAccCart,
    provenance: { 'signed-in': { E043: 'given' }, prospect: { E043: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/retrieve-bundle-acc-cart': { E043: 'given' } },
  },
  validateOrder: {
    route: validateOrder,
    provenance: { 'signed-in': { E051: 'given' }, prospect: { E051: 'extrapolated' } },
    aliases: {
      '/soe/digital/cartservice/cart/validateOrder': { E051: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/validateOrder': {},
    },
  },
  saveCart: {
    route: saveCart,
    provenance: { 'signed-in': { E048: 'given' }, prospect: { E048: 'extrapolated' } },
    aliases: {
      '/soe/digital/cartservice/cart/save-cart': { E048: 'given' },
      '/soe/digital/prepayservice/cart/prepaid/save-cart': {},
    },
  },
  addFeatures: {
    route: addFeatures,
    provenance: { 'signed-in': { E044: 'given' }, prospect: { E044: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/add-features': { E044: 'given' } },
  },
  calculateMultiLineTax: {
    route: calculateMultiLineTax,
    provenance: { 'signed-in': { E045: 'extrapolated' }, prospect: { E045: 'given' } },
    aliases: { '/soe/digital/cartservice/cart/calculateMultiLineTaxForCart': { E045: 'extrapolated' } },
  },
  updateBarcode: {
    route: updateBarcode,
    provenance: { 'signed-in': { E046: 'given' }, prospect: { E046: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/updateBarcode': { E046: 'given' } },
  },
  e911Address: {
    route: e911Address,
    provenance: { 'signed-in': { E047: 'given' }, prospect: { E047: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/e911-address': { E047: 'given' } },
  },
  validateE911Address: {
    route: validateE911Address,
    provenance: { 'signed-in': { E058: 'chosen' }, prospect: { E058: 'chosen' } },
    aliases: { '/soe/digital/cartservice/cart/validate-e911-address': { E058: 'chosen' } },
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
    provenance: { 'signed-in': { E050: 'given' }, prospect: { E050: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/guest-choice': { E050: 'given' } },
  },
  validateCart: {
    route: validateCart,
    provenance: { 'signed-in': { E052: 'given' }, prospect: { E052: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/validate-cart': { E052: 'given' } },
  },
  checkExistingCart: {
    route: checkExistingCart,
    provenance: { 'signed-in': { E053: 'given' }, prospect: { E053: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/check-existingCart': { E053: 'given' } },
  },
  addDonation: {
    route: addDonation,
    provenance: { 'signed-in': { E054: 'given' }, prospect: { E054: 'extrapolated' } },
    aliases: { '/soe/digital/cartservice/cart/add-donation': { E054: 'given' } },
  },
  applyPromo: {
    route: applyPromo,
    provenance: { prepay: { E081: 'given' }, 'prepay-signed-in': { E081: 'extrapolated' } },
    aliases: { '/soe/digital/prepayservice/cart/prepaid/apply-promo': { E081: 'extrapolated' } },
  },
  removePromo: {
    route: removePromo,
    provenance: { prepay: { E081: 'given' }, 'prepay-signed-in': { E081: 'extrapolated' } },
    aliases: { '/soe/digital/prepayservice/cart/prepaid/remove-promo': { E081: 'extrapolated' } },
  },
  getThrottleList: {
    route: getThrottleList,
    provenance: { 'signed-in': { E002: 'given' }, prospect: { E002: 'given' } },
    aliases: { '/soe/digital/cartservice/cart/getNSAThrottleList': { E002: 'given' } },
  },
  holdNumbers: { route: holdNumbers, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes
