import { exampleOf } from '../../shopping/examples'
import { fillCart } from '../../shopping/preparations'
import { type Course, accessoryWish, addWishes, phoneWish, removeWish, variant, wish } from './course'

const oldPhone = { deviceBrand: 'Orbit', deviceModel: 'Orbit 8' }

export const otherCourses: readonly Course[] = [
  {
    key: 'tradeIn.addDevice',
    prepare: async (shopper) => {
      await fillCart(shopper)
      for (const condition of ['good', 'damaged'])
        await shopper.call('tradeIn.addDevice', variant('tradeIn.addDevice', { condition }))
    },
    steps: () => [
      ['tradeIn.validateDevice', exampleOf('tradeIn.validateDevice')],
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'damaged' } },
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'not-working' } },
      { body: { cartInfo: {}, submissionId: '<submission>', condition: 'good' } },
      { body: { cartInfo: {}, submissionId: '<submission>', actionIndicator: 'D' } },
    ],
  },
  {
    key: 'wishlist.addWishlist',
    needs: ['accessory.product'],
    steps: () => [addWishes(phoneWish), addWishes(accessoryWish), addWishes(phoneWish)],
  },
  {
    key: 'wishlist.addWishlist',
    needs: ['phoneVariant.sku'],
    steps: () => [
      addWishes(wish('<phoneVariant.product>', '<phoneVariant.sku>', 'DEVICE')),
      addWishes(phoneWish),
      addWishes(wish('<phoneVariant.product>', '<phoneVariant.sku>', 'DEVICE')),
    ],
  },
  {
    key: 'wishlist.addWishlist',
    steps: () => [
      addWishes(phoneWish),
      addWishes(phoneWish),
      ['wishlist.removeWishlist', removeWish('dev14000001')],
      addWishes(phoneWish),
    ],
  },
  {
    key: 'wishlist.removeWishlist',
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish, accessoryWish)),
    needs: ['accessory.product'],
    steps: () => [
      removeWish('dev14000001'),
      removeWish('<accessory.product>'),
      ['wishlist.addWishlist', addWishes(phoneWish, accessoryWish)],
      removeWish('dev14000001', '<accessory.product>'),
    ],
  },
  {
    key: 'tradeIn.addDevice',
    prepare: fillCart,
    steps: () => [
      variant('tradeIn.addDevice', {
        device: { ...oldPhone, capacity: '128 GB', carrier: 'Skerry' },
        condition: 'good',
      }),
    ],
  },
  {
    key: 'wishlist.removeWishlist',
    prepare: (shopper) => shopper.call('wishlist.addWishlist', addWishes(phoneWish)),
    steps: () => [removeWish('dev14000001'), ['wishlist.addWishlist', addWishes(phoneWish)], removeWish('dev14000001')],
  },
  {
    key: 'wishlist.subscribe',
    steps: () => [
      exampleOf('wishlist.subscribe'),
      ['wishlist.unsubscribe', exampleOf('wishlist.unsubscribe')],
      exampleOf('wishlist.subscribe'),
    ],
  },
]
