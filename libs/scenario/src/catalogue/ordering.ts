import { answerMessages } from '@soe/contracts'
import { oneRule } from './one-rule'
import { at, failsAt, lostCart, lostPrepaidCart, messageAt, scheduledOrder } from './seen'

/** Devices, accessories and services on their way into the cart. */
export const ordering = [
  oneRule(
    'cart.addDevice',
    { title: 'An order is scheduled already when a device is added', sees: scheduledOrder },
    { id: 'add-device-scheduled-order', nth: 1, reply: { error: '208' } },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'An order is scheduled already when an accessory is added', sees: scheduledOrder },
    { id: 'add-accessories-scheduled-order', nth: 1, reply: { error: '208' } },
  ),
  oneRule(
    'cart.addDevice',
    {
      title: 'A past-due balance stops what ships later',
      sees: at('product', 'A past-due balance stops this pre-order/backordered device.'),
    },
    { id: 'add-device-past-due-pre-order', nth: 1, reply: { error: '4077' } },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The device sells out as it is added', sees: messageAt('product', 'OUT_OF_STOCK') },
    {
      id: 'add-device-sold-out',
      nth: 1,
      reply: { error: 'OUT_OF_STOCK' },
      then: [{ sellOut: { skuId: 'orbit-12-pro-kelp-128' } }],
    },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The device has left the catalogue', sees: messageAt('product', 'ITEM_NOT_FOUND') },
    { id: 'add-device-unknown', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The line may not be upgraded', sees: messageAt('product', 'LINE_NOT_ELIGIBLE') },
    { id: 'add-device-line-not-eligible', nth: 1, audience: 'signed-in', reply: { error: 'LINE_NOT_ELIGIBLE' } },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'Prepaid shoppers lose their cart on their own page', sees: lostPrepaidCart },
    { id: 'add-device-prepaid-cart-lost', nth: 1, audience: ['prepay', 'prepay-signed-in'], reply: { error: '15501' } },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The details of the cart are gone when a device is added', sees: lostCart },
    { id: 'add-device-cart-details-lost', nth: 1, reply: { error: '1022' } },
  ),
  oneRule(
    'cart.addDevice',
    { title: 'The request lacks what the carrier needs', sees: lostCart },
    { id: 'add-device-invalid-request', nth: 1, reply: { error: 'INVALID_REQUEST' } },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'The accessory that is changed is not in the cart: the page loads again', sees: at('cart', 'Your cart') },
    { id: 'accessory-not-in-cart', nth: 1, reply: { error: '3000' } },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'The accessory has no such id: the page loads again', sees: at('cart', 'Your cart') },
    { id: 'accessory-invalid-id', nth: 1, reply: { error: '3000', message: answerMessages.ACCESSORY_UNKNOWN.en } },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'An accessory is sold out', sees: messageAt('interstitial', 'OUT_OF_STOCK') },
    { id: 'add-accessory-sold-out', nth: 1, reply: { error: 'OUT_OF_STOCK' } },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'Of several errors the first is shown', sees: messageAt('interstitial', 'ITEM_NOT_FOUND') },
    {
      id: 'add-accessory-first-of-errors',
      nth: 1,
      reply: { errors: [{ error: 'ITEM_NOT_FOUND' }, { error: 'OUT_OF_STOCK' }] },
    },
  ),
  oneRule(
    'cart.addAccessories',
    { title: 'The charger is added, though the answer says no', sees: failsAt('interstitial') },
    { id: 'add-accessory-added-but-refused', nth: 1, reply: { error: 'API_ERROR' }, commit: true },
  ),
  oneRule(
    'cart.addFeatures',
    { title: 'The device may not have this protection', sees: messageAt('cart', '1079') },
    { id: 'add-protection-not-eligible', nth: 1, reply: { error: '1079' } },
  ),
  oneRule(
    'cart.addFeatures',
    { title: 'Home protection cannot be added', sees: failsAt('interstitial') },
    { id: 'add-home-protection-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'device.getProtectionFeatures',
    { title: 'Protection cannot be looked up', sees: failsAt('interstitial'), fired: { min: 1 } },
    { id: 'protection-lookup-fails', always: true, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'cart.removeDevice',
    { title: 'The line is not removed', sees: messageAt('cart', 'ITEM_NOT_FOUND') },
    { id: 'remove-line-fails', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
  oneRule(
    'cart.addStep',
    { title: 'The step cannot be completed', sees: failsAt('interstitial') },
    { id: 'next-step-fails', nth: 1, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'cart.addPlan',
    { title: 'There is nothing in the cart to choose a plan for', sees: messageAt('plan', '1008') },
    { id: 'add-plan-empty-cart', nth: 1, reply: { error: '1008' } },
  ),
  oneRule(
    'cart.addPlan',
    { title: 'The plan is no longer sold', sees: messageAt('plan', 'ITEM_NOT_FOUND') },
    { id: 'add-plan-unknown', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
  oneRule(
    'plans.getPlans',
    { title: 'The plans cannot be read', sees: failsAt('plan'), fired: { min: 1 } },
    { id: 'plans-fail', always: true, reply: { error: 'API_ERROR' } },
  ),
  oneRule(
    'cart.assignMtn',
    { title: 'The number may not move to this line', sees: messageAt('number', 'LINE_NOT_ELIGIBLE') },
    { id: 'assign-number-not-eligible', nth: 1, reply: { error: 'LINE_NOT_ELIGIBLE' } },
  ),
  oneRule(
    'cart.e911Address',
    { title: 'The emergency address is in no known zip code', sees: messageAt('e911', 'ZIP_CODE_INVALID') },
    { id: 'e911-address-unknown-zip', nth: 1, reply: { error: 'ZIP_CODE_INVALID' } },
  ),
  oneRule(
    'cart.calculateMultiLineTax',
    { title: 'No tax is known for the zip code', sees: messageAt('cart', 'ZIP_CODE_INVALID') },
    { id: 'tax-unknown-zip', nth: 1, reply: { error: 'ZIP_CODE_INVALID' } },
  ),
  oneRule(
    'cart.addDonation',
    { title: 'The order may not be rounded up', sees: messageAt('cart', 'DONATION_NOT_ELIGIBLE') },
    { id: 'donation-not-eligible', nth: 1, reply: { error: 'DONATION_NOT_ELIGIBLE' } },
  ),
  oneRule(
    'cart.applyPromo',
    {
      title: 'A prepaid promo code is not valid',
      sees: { ...messageAt('cart', 'PROMO_INVALID'), page: '/sales/prepaid/expresscart.html' },
    },
    { id: 'prepaid-promo-invalid', nth: 1, reply: { error: 'PROMO_INVALID' } },
  ),
  oneRule(
    'promo.validateRaf',
    { title: 'The code of a referral is not valid', sees: messageAt('cart', 'PROMO_INVALID') },
    { id: 'referral-invalid', nth: 1, reply: { error: 'PROMO_INVALID' } },
  ),
  oneRule(
    'promo.validateFriendsAndFamily',
    { title: 'A friends-and-family code is not valid', sees: messageAt('cart', 'PROMO_INVALID') },
    { id: 'friends-and-family-invalid', nth: 1, reply: { error: 'PROMO_INVALID' } },
  ),
  oneRule(
    'tradeIn.validateDevice',
    { title: 'The device to trade in is not known', sees: messageAt('tradeIn', 'ITEM_NOT_FOUND') },
    { id: 'trade-in-unknown-device', nth: 1, reply: { error: 'ITEM_NOT_FOUND' } },
  ),
]
