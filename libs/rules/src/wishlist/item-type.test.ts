import { itemType } from './item-type'

describe('an item of the wishlist', () => {
  it.each([
    ['dev14080099', 'DEVICE'],
    ['DEV7', 'DEVICE'],
    ['acc14080099', 'ACCESSORY'],
  ])('%s is of the type %s', (productId, type) => {
    expect(itemType(productId)).toBe(type)
  })
})
