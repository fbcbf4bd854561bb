import type { OperationKey } from '@soe/contracts'
import { addAccessories } from './cart/add-accessories'
import { addDevice } from './cart/add-device'
import { addDonation } from './cart/add-donation'
import { addFeatures } from './cart/add-features'
import { addPlan } from './cart/add-plan'
import { addStep } from './cart/add-step'
import { applyPromo } from './cart/apply-promo'
import { assignMtn } from './cart/assign-mtn'
import { calculateMultiLineTax } from './cart/calculate-multi-line-tax'
import { checkExistingCart } from './cart/check-existing-cart'
import { e911Address } from './cart/e911-address'
import { getThrottleList } from './cart/get-throttle-list'
import { guestChoice } from './cart/guest-choice'
import { listEligibleLines } from './cart/list-eligible-lines'
import { removeDevice } from './cart/remove-device'
import { removePromo } from './cart/remove-promo'
import { retrieveBundleAccCart } from './cart/retrieve-bundle-acc-cart'
import { saveCart } from './cart/save-cart'
import { switchSim } from './cart/switch-sim'
import { updateBarcode } from './cart/update-barcode'
import { validateCart } from './cart/validate-cart'
import { validateE911Address } from './cart/validate-e911-address'
import { validateOrder } from './cart/validate-order'
import { getCaseAndCartId } from './cases/get-case-and-cart-id'
import { getCases } from './cases/get-cases'
import { resumeCase } from './cases/resume-case'
import { getInventory } from './catalogue/get-inventory'
import { getProduct } from './catalogue/get-product'
import { listBundles } from './catalogue/list-bundles'
import { listProducts } from './catalogue/list-products'
import { livePersonCheck } from './chat/live-person-check'
import { livePersonSubmitfeedback } from './chat/live-person-submitfeedback'
import { acceptAgreements } from './checkout/accept-agreements'
import { getBuySimCheckoutDetails } from './checkout/get-buy-sim-checkout-details'
import { getCheckoutDetails } from './checkout/get-checkout-details'
import { getExpresshubDetails } from './checkout/get-expresshub-details'
import { getMyLinkReferralInfo } from './checkout/get-my-link-referral-info'
import { getOrder } from './checkout/get-order'
import { placeOrder } from './checkout/place-order'
import { reSubmitCredit } from './checkout/re-submit-credit'
import { selectPayment } from './checkout/select-payment'
import { selectShipping } from './checkout/select-shipping'
import { updateAddress } from './checkout/update-address'
import { updateContact } from './checkout/update-contact'
import { getAccessoryInterstitial } from './content/get-accessory-interstitial'
import { getAccessoryInterstitialModel } from './content/get-accessory-interstitial-model'
import { getAccountLandingDesktop } from './content/get-account-landing-desktop'
import { getAccountLandingMobile } from './content/get-account-landing-mobile'
import { getFeatureFlags } from './content/get-feature-flags'
import { getPlanReferenceModel } from './content/get-plan-reference-model'
import { getPrepaidPlans } from './content/get-prepaid-plans'
import { getStaticContent } from './content/get-static-content'
import { getEsimDetails } from './device/get-esim-details'
import { getProtectionFeatures } from './device/get-protection-features'
import type { CarrierOperation } from './operation/carrier-operation'
import { getProcessStep } from './landing/get-process-step'
import { landing } from './landing/landing'
import { jsNotify } from './log/js-notify'
import { readDL } from './omni/read-dl'
import { confirmSubmit } from './payment/confirm-submit'
import { paypalAuthenticate } from './payment/paypal-authenticate'
import { saveAcceptedMyofferData } from './pricing/save-accepted-myoffer-data'
import { getPlans } from './plans/get-plans'
import { getPromoCaseIdByBarCode } from './promo/get-promo-case-id-by-bar-code'
import { validateFriendsAndFamily } from './promo/validate-friends-and-family'
import { validateRaf } from './promo/validate-raf'
import { vendorValidateAndUpdateCart } from './promo/vendor-validate-and-update-cart'
import { retrieveAccessoriesFromQuote } from './quote/retrieve-accessories-from-quote'
import { retrieveCartFromQuote } from './quote/retrieve-cart-from-quote'
import { getRtCartCount } from './recommendations/get-rt-cart-count'
import { pdm } from './recommendations/pdm'
import { clearCache } from './session/clear-cache'
import { continueGuest } from './session/continue-guest'
import { keepAlive } from './session/keep-alive'
import { logout } from './session/logout'
import { logoutPage } from './session/logout-page'
import { getVideoChat } from './support/get-video-chat'
import { videoAssistCheck } from './support/video-assist-check'
import { accountDevices } from './trade-in/account-devices'
import { addDevice as addTradeIn } from './trade-in/add-device'
import { validateDevice } from './trade-in/validate-device'
import { addWishlist } from './wishlist/add-wishlist'
import { getSeoDetails } from './wishlist/get-seo-details'
import { removeWishlist } from './wishlist/remove-wishlist'
import { retrieveFavorites } from './wishlist/retrieve-favorites'
import { retrieveWishlist } from './wishlist/retrieve-wishlist'
import { subscribe } from './wishlist/subscribe'
import { unsubscribe } from './wishlist/unsubscribe'

/** What the carrier does at each call; a missing operation does not compile. */
export const carrierOperations: { readonly [Key in OperationKey]: CarrierOperation<Key> } = {
  'cart.addAccessories': addAccessories,
  'cart.addDevice': addDevice,
  'cart.addDonation': addDonation,
  'cart.addFeatures': addFeatures,
  'cart.addPlan': addPlan,
  'cart.addStep': addStep,
  'cart.applyPromo': applyPromo,
  'cart.assignMtn': assignMtn,
  'cart.calculateMultiLineTax': calculateMultiLineTax,
  'cart.checkExistingCart': checkExistingCart,
  'cart.e911Address': e911Address,
  'cart.getThrottleList': getThrottleList,
  'cart.guestChoice': guestChoice,
  'cart.listEligibleLines': listEligibleLines,
  'cart.removeDevice': removeDevice,
  'cart.removePromo': removePromo,
  'cart.retrieveBundleAccCart': retrieveBundleAccCart,
  'cart.saveCart': saveCart,
  'cart.switchSim': switchSim,
  'cart.updateBarcode': updateBarcode,
  'cart.validateCart': validateCart,
  'cart.validateE911Address': validateE911Address,
  'cart.validateOrder': validateOrder,
  'cases.getCaseAndCartId': getCaseAndCartId,
  'cases.getCases': getCases,
  'cases.resumeCase': resumeCase,
  'catalogue.getInventory': getInventory,
  'catalogue.getProduct': getProduct,
  'catalogue.listBundles': listBundles,
  'catalogue.listProducts': listProducts,
  'chat.livePersonCheck': livePersonCheck,
  'chat.livePersonSubmitfeedback': livePersonSubmitfeedback,
  'checkout.acceptAgreements': acceptAgreements,
  'checkout.getBuySimCheckoutDetails': getBuySimCheckoutDetails,
  'checkout.getCheckoutDetails': getCheckoutDetails,
  'checkout.getExpresshubDetails': getExpresshubDetails,
  'checkout.getMyLinkReferralInfo': getMyLinkReferralInfo,
  'checkout.getOrder': getOrder,
  'checkout.placeOrder': placeOrder,
  'checkout.reSubmitCredit': reSubmitCredit,
  'checkout.selectPayment': selectPayment,
  'checkout.selectShipping': selectShipping,
  'checkout.updateAddress': updateAddress,
  'checkout.updateContact': updateContact,
  'content.getAccessoryInterstitial': getAccessoryInterstitial,
  'content.getAccessoryInterstitialModel': getAccessoryInterstitialModel,
  'content.getAccountLandingDesktop': getAccountLandingDesktop,
  'content.getAccountLandingMobile': getAccountLandingMobile,
  'content.getFeatureFlags': getFeatureFlags,
  'content.getPlanReferenceModel': getPlanReferenceModel,
  'content.getPrepaidPlans': getPrepaidPlans,
  'content.getStaticContent': getStaticContent,
  'device.getEsimDetails': getEsimDetails,
  'device.getProtectionFeatures': getProtectionFeatures,
  'landing.getProcessStep': getProcessStep,
  'landing.landing': landing,
  'log.jsNotify': jsNotify,
  'omni.readDL': readDL,
  'payment.confirmSubmit': confirmSubmit,
  'payment.paypalAuthenticate': paypalAuthenticate,
  'plans.getPlans': getPlans,
  'pricing.saveAcceptedMyofferData': saveAcceptedMyofferData,
  'promo.getPromoCaseIdByBarCode': getPromoCaseIdByBarCode,
  'promo.validateFriendsAndFamily': validateFriendsAndFamily,
  'promo.validateRaf': validateRaf,
  'promo.vendorValidateAndUpdateCart': vendorValidateAndUpdateCart,
  'quote.retrieveAccessoriesFromQuote': retrieveAccessoriesFromQuote,
  'quote.retrieveCartFromQuote': retrieveCartFromQuote,
  'recommendations.getRtCartCount': getRtCartCount,
  'recommendations.pdm': pdm,
  'session.clearCache': clearCache,
  'session.continueGuest': continueGuest,
  'session.keepAlive': keepAlive,
  'session.logout': logout,
  'session.logoutPage': logoutPage,
  'support.getVideoChat': getVideoChat,
  'support.videoAssistCheck': videoAssistCheck,
  'tradeIn.accountDevices': accountDevices,
  'tradeIn.addDevice': addTradeIn,
  'tradeIn.validateDevice': validateDevice,
  'wishlist.addWishlist': addWishlist,
  'wishlist.getSeoDetails': getSeoDetails,
  'wishlist.removeWishlist': removeWishlist,
  'wishlist.retrieveFavorites': retrieveFavorites,
  'wishlist.retrieveWishlist': retrieveWishlist,
  'wishlist.subscribe': subscribe,
  'wishlist.unsubscribe': unsubscribe,
}
