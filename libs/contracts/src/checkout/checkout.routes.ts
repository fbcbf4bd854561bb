import type { AreaRoutes } from '../route'
import { acceptAgreements } from './accept-agreements.route'
import { getBuySimCheckoutDetails } from './get-buy-sim-checkout-details.route'
import { getCheckoutDetails } from './get-checkout-details.route'
import { getExpresshubDetails } from './get-expresshub-details.route'
import { getMyLinkReferralInfo } from './get-my-link-referral-info.route'
import { getOrder } from './get-order.route'
import { placeOrder } from './place-order.route'
import { reSubmitCredit } from './re-submit-credit.route'
import { selectPayment } from './select-payment.route'
import { selectShipping } from './select-shipping.route'
import { updateAddress } from './update-address.route'
import { updateContact } from './update-contact.route'
import { setAutoPay } from './set-auto-pay.route'
import { listOrders } from './list-orders.route'
import { findOrder } from './find-order.route'

export {
  getCheckoutDetails,
  updateContact,
  updateAddress,
  selectShipping,
  selectPayment,
  acceptAgreements,
  placeOrder,
  getOrder,
  getBuySimCheckoutDetails,
  getExpresshubDetails,
  reSubmitCredit,
  getMyLinkReferralInfo,
  setAutoPay,
  listOrders,
  findOrder,
}

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
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/update-contact': {} },
  },
  updateAddress: {
    route: updateAddress,
    provenance: {},
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/update-address': {} },
  },
  selectShipping: {
    route: selectShipping,
    provenance: {},
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/select-shipping': {} },
  },
  selectPayment: {
    route: selectPayment,
    provenance: {},
    aliases: { '/soe/digital/paymentservice/select-payment': {} },
  },
  acceptAgreements: {
    route: acceptAgreements,
    provenance: {},
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/accept-agreements': {} },
  },
  placeOrder: {
    route: placeOrder,
    provenance: {},
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/place-order': {} },
  },
  getOrder: {
    route: getOrder,
    provenance: {},
    aliases: { '/soe/digital/orderprocessservice/checkoutapi/v2/get-order': {} },
  },
  getBuySimCheckoutDetails: {
    route: getBuySimCheckoutDetails,
    provenance: { 'signed-in': { E027: 'chosen' } },
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/buySim/v2/get-checkout-details': { E027: 'chosen' },
    },
  },
  getExpresshubDetails: {
    route: getExpresshubDetails,
    provenance: { 'signed-in': { E028: 'derived' }, prospect: { E028: 'extrapolated' } },
    aliases: {
      '/soe/digital/orderprocessservice/checkoutapi/v2/get-expresshub-details': { E028: 'derived' },
    },
  },
  reSubmitCredit: { route: reSubmitCredit, provenance: { prospect: { E029: 'given' } }, aliases: {} },
  getMyLinkReferralInfo: {
    route: getMyLinkReferralInfo,
    provenance: { 'signed-in': { E030: 'given' } },
    aliases: {
      '/soe/digital/orderprocessservice/orderReviewApi/myLink/getMyLinkReferralInfo': { E030: 'given' },
    },
  },
  setAutoPay: { route: setAutoPay, provenance: {}, aliases: {} },
  listOrders: { route: listOrders, provenance: {}, aliases: {} },
  findOrder: { route: findOrder, provenance: {}, aliases: {} },
} as const satisfies AreaRoutes
