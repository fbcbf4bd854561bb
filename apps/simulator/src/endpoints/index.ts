import type { Contract, OperationKey } from '@soe/contracts'
import { addAccessories } from './cart/add-accessories'
import { addDevice } from './cart/add-device'
import { addPlan } from './cart/add-plan'
import { addStep } from './cart/add-step'
import { assignMtn } from './cart/assign-mtn'
import { getThrottleList } from './cart/get-throttle-list'
import { listEligibleLines } from './cart/list-eligible-lines'
import { removeDevice } from './cart/remove-device'
import { retrieveBundleAccCart } from './cart/retrieve-bundle-acc-cart'
import { saveCart } from './cart/save-cart'
import { validateOrder } from './cart/validate-order'
import { getCases } from './cases/get-cases'
import { resumeCase } from './cases/resume-case'
import { getProduct } from './catalogue/get-product'
import { listProducts } from './catalogue/list-products'
import { acceptAgreements } from './checkout/accept-agreements'
import { getCheckoutDetails } from './checkout/get-checkout-details'
import { getOrder } from './checkout/get-order'
import { placeOrder } from './checkout/place-order'
import { selectPayment } from './checkout/select-payment'
import { selectShipping } from './checkout/select-shipping'
import { updateAddress } from './checkout/update-address'
import { updateContact } from './checkout/update-contact'
import { getFeatureFlags } from './content/get-feature-flags'
import type { Endpoint } from './endpoint'
import { getProcessStep } from './landing/get-process-step'
import { landing } from './landing/landing'
import { jsNotify } from './log/js-notify'
import { getPlans } from './plans/get-plans'
import { getRtCartCount } from './recommendations/get-rt-cart-count'
import { pdm } from './recommendations/pdm'
import { clearCache } from './session/clear-cache'
import { continueGuest } from './session/continue-guest'
import { keepAlive } from './session/keep-alive'
import { logout } from './session/logout'
import { addWishlist } from './wishlist/add-wishlist'
import { removeWishlist } from './wishlist/remove-wishlist'
import { retrieveFavorites } from './wishlist/retrieve-favorites'
import { retrieveWishlist } from './wishlist/retrieve-wishlist'

type Endpoints = {
  [Area in keyof Contract & string]: {
    [Name in keyof Contract[Area] & string]: Endpoint<`${Area}.${Name}` & OperationKey>
  }
}

/** The handler of every operation; a missing one does not compile. */
export const endpoints: Endpoints = {
  cart: {
    addAccessories,
    addDevice,
    addPlan,
    addStep,
    assignMtn,
    getThrottleList,
    listEligibleLines,
    removeDevice,
    retrieveBundleAccCart,
    saveCart,
    validateOrder,
  },
  catalogue: { listProducts, getProduct },
  checkout: {
    acceptAgreements,
    getCheckoutDetails,
    getOrder,
    placeOrder,
    selectPayment,
    selectShipping,
    updateAddress,
    updateContact,
  },
  content: { getFeatureFlags },
  plans: { getPlans },
  cases: { getCases, resumeCase },
  landing: { landing, getProcessStep },
  log: { jsNotify },
  recommendations: { getRtCartCount, pdm },
  session: { clearCache, continueGuest, keepAlive, logout },
  wishlist: { addWishlist, removeWishlist, retrieveFavorites, retrieveWishlist },
}

export const findEndpoint = (key: OperationKey): Endpoint<OperationKey> => {
  const [area, name] = key.split('.') as [keyof Endpoints, string]
  return (endpoints[area] as unknown as Record<string, Endpoint<OperationKey>>)[name] as Endpoint<OperationKey>
}
