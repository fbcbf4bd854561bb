import { answerMessages } from '@soe/contracts'
import { errorAlways, errorOnce, oneRule } from './one-rule'
import { at, failsAt, lostCart, lostPrepaidCart, messageAt, scheduledOrder } from './seen'

/** Devices, accessories and services on their way into the cart. */
export const ordering = [
  ...errorOnce('cart.addDevice', {
    'add-device-scheduled-order': ['208', 'An order is scheduled already when a device is added', scheduledOrder],
  }),
  ...errorOnce('cart.addAccessories', {
    'add-accessories-scheduled-order': [
      '208',
      'An order is scheduled already when an accessory is added',
      scheduledOrder,
    ],
  }),
  ...errorOnce('cart.addDevice', {
    'add-device-past-due-pre-order': [
      '4077',
      'A past-due balance stops what ships later',
      at('product', 'A past-due balance stops this pre-order/backordered device.'),
    ],
  }),
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
  ...errorOnce('cart.addDevice', {
    'add-device-unknown': ['ITEM_NOT_FOUND', 'The device has left the catalogue', 'product'],
  }),
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
  ...errorOnce('cart.addDevice', {
    'add-device-cart-details-lost': ['1022', 'The details of the cart are gone when a device is added', lostCart],
    'add-device-invalid-request': ['INVALID_REQUEST', 'The request lacks what the carrier needs', lostCart],
  }),
  ...errorOnce('cart.addAccessories', {
    'accessory-not-in-cart': [
      '3000',
      'The accessory that is changed is not in the cart: the page loads again',
      at('cart', 'Your cart'),
    ],
  }),
  oneRule(
    'cart.addAccessories',
    { title: 'The accessory has no such id: the page loads again', sees: at('cart', 'Your cart') },
    { id: 'accessory-invalid-id', nth: 1, reply: { error: '3000', message: answerMessages.ACCESSORY_UNKNOWN.en } },
  ),
  ...errorOnce('cart.addAccessories', {
    'add-accessory-sold-out': ['OUT_OF_STOCK', 'An accessory is sold out', 'interstitial'],
  }),
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
  ...errorOnce('cart.addFeatures', {
    'add-protection-not-eligible': ['1079', 'The device may not have this protection', 'cart'],
    'add-home-protection-fails': ['API_ERROR', 'Home protection cannot be added', failsAt('interstitial')],
  }),
  ...errorAlways('device.getProtectionFeatures', {
    'protection-lookup-fails': ['API_ERROR', 'Protection cannot be looked up', failsAt('interstitial')],
  }),
  ...errorOnce('cart.removeDevice', {
    'remove-line-fails': ['ITEM_NOT_FOUND', 'The line is not removed', 'cart'],
  }),
  ...errorOnce('cart.addStep', {
    'next-step-fails': ['API_ERROR', 'The step cannot be completed', failsAt('interstitial')],
  }),
  ...errorOnce('cart.addPlan', {
    'add-plan-empty-cart': ['1008', 'There is nothing in the cart to choose a plan for', 'plan'],
    'add-plan-unknown': ['ITEM_NOT_FOUND', 'The plan is no longer sold', 'plan'],
  }),
  ...errorAlways('plans.getPlans', {
    'plans-fail': ['API_ERROR', 'The plans cannot be read', failsAt('plan')],
  }),
  ...errorOnce('cart.assignMtn', {
    'assign-number-not-eligible': ['LINE_NOT_ELIGIBLE', 'The number may not move to this line', 'number'],
  }),
  ...errorOnce('cart.e911Address', {
    'e911-address-unknown-zip': ['ZIP_CODE_INVALID', 'The emergency address is in no known zip code', 'e911'],
  }),
  ...errorOnce('cart.calculateMultiLineTax', {
    'tax-unknown-zip': ['ZIP_CODE_INVALID', 'No tax is known for the zip code', 'cart'],
  }),
  ...errorOnce('cart.addDonation', {
    'donation-not-eligible': ['DONATION_NOT_ELIGIBLE', 'The order may not be rounded up', 'cart'],
  }),
  ...errorOnce('cart.applyPromo', {
    'prepaid-promo-invalid': [
      'PROMO_INVALID',
      'A prepaid promo code is not valid',
      { ...messageAt('cart', 'PROMO_INVALID'), page: '/sales/prepaid/expresscart.html' },
    ],
  }),
  ...errorOnce('promo.validateRaf', {
    'referral-invalid': ['PROMO_INVALID', 'The code of a referral is not valid', 'cart'],
  }),
  ...errorOnce('promo.validateFriendsAndFamily', {
    'friends-and-family-invalid': ['PROMO_INVALID', 'A friends-and-family code is not valid', 'cart'],
  }),
  ...errorOnce('tradeIn.validateDevice', {
    'trade-in-unknown-device': ['ITEM_NOT_FOUND', 'The device to trade in is not known', 'tradeIn'],
  }),
]
