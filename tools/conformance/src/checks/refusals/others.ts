import { exampleBody, exampleOf } from '../../shopping/examples'
import { addWishes, removeWish } from '../courses/course'
import { type Refusal, givenBefore, noZipCode, nobody, refused } from './refusal'

const phoneWish = { productId: 'dev14000001', sorId: 'orbit-12-pro-kelp-128', itemType: 'DEVICE' }

const unknownWish = { productId: nobody, sorId: nobody, itemType: 'DEVICE' }

export const otherRefusals: readonly Refusal[] = [
  {
    name: 'near a ZIP code that does not exist',
    key: 'catalogue.getInventory',
    request: { query: { skuId: 'orbit-12-pro-kelp-128', zip: noZipCode } },
    legal: ['ZIP_CODE_INVALID'],
    kind: 'zip-unknown',
  },
  {
    name: 'of a sku with a capital',
    key: 'catalogue.getInventory',
    request: { query: { skuId: '<orbit-12-pro-kelp-128 with a capital>' } },
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
  },
  {
    name: 'of an unknown product',
    key: 'catalogue.getProduct',
    request: { query: { productId: nobody } },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of an unknown sku',
    key: 'catalogue.getInventory',
    request: { query: { skuId: nobody } },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of a trade-in that is not there',
    key: 'tradeIn.addDevice',
    request: { body: { cartInfo: {}, submissionId: nobody, actionIndicator: 'D' } },
    legal: ['ITEM_NOT_FOUND'],
    prepared: givenBefore('tradeIn.addDevice'),
  },
  {
    name: 'of an unknown product',
    key: 'wishlist.addWishlist',
    request: addWishes(unknownWish),
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of a part that is not there',
    key: 'wishlist.addWishlist',
    request: addWishes(phoneWish, unknownWish),
    prepared: (shopper) => shopper.call('wishlist.retrieveWishlist', exampleOf('wishlist.retrieveWishlist')),
  },
  {
    name: 'of a product that is not on it',
    key: 'wishlist.removeWishlist',
    request: removeWish(nobody),
    legal: ['ITEM_NOT_FOUND'],
    prepared: true,
  },
  {
    name: 'of a product in other letters',
    key: 'wishlist.removeWishlist',
    request: removeWish('<dev14000001 in other letters>'),
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
    prepared: true,
  },
  {
    name: 'of a product in other letters',
    key: 'catalogue.getProduct',
    request: { query: { productId: '<dev14000001 in other letters>' } },
    legal: ['ITEM_NOT_FOUND'],
    kind: 'ids-inexact',
  },
  {
    name: 'of a list that nobody has',
    key: 'wishlist.retrieveWishlist',
    request: { body: exampleBody('wishlist.retrieveWishlist', { wid: nobody }) },
    legal: ['ITEM_NOT_FOUND'],
  },
  {
    name: 'of a sku that is in stock',
    key: 'wishlist.subscribe',
    request: { body: { productId: 'dev14000001', skuId: 'orbit-12-pro-kelp-128' } },
    legal: ['NOTIFY_ME_UNAVAILABLE'],
  },
  refused(
    'wishlist.subscribeByEmail',
    'of a sku that is in stock',
    { productId: 'dev14000001', skuId: 'orbit-12-pro-kelp-128' },
    'NOTIFY_ME_UNAVAILABLE',
  ),
  refused('pricing.estimateLine', 'of an unknown sku', { skuId: nobody }, 'ITEM_NOT_FOUND'),
  refused('device.getEsimDetails', 'of an unknown device', { deviceSorId: nobody }, 'ITEM_NOT_FOUND'),
  {
    name: 'of an unknown email address',
    key: 'cases.resumeCase',
    request: { body: { emailId: 'nobody@example.com' } },
    legal: ['SAVED_CART_NOT_FOUND'],
  },
  ...(['quote.retrieveCartFromQuote', 'quote.retrieveAccessoriesFromQuote'] as const).flatMap((key): Refusal[] => [
    { name: 'of an unknown quote', key, request: { body: { quoteId: 'Q-unknown' } }, legal: ['QUOTE_NOT_FOUND'] },
    {
      name: 'of an unknown email address',
      key,
      request: { body: { quoteId: '00', emailId: 'nobody@example.com' } },
      legal: ['SAVED_CART_NOT_FOUND', 'QUOTE_NOT_FOUND'],
    },
  ]),
]
