import { countCartItems } from './count-cart-items'
import { readQuoteId } from './quote-id'

describe('the cart count', () => {
  it.each([
    [[], 0],
    [[{}], 0],
    [[{ hasDevice: true }], 1],
    [[{ accessories: [{ qty: 3 }] }], 3],
    [[{ hasDevice: true, accessories: [{ qty: 2 }, { qty: 1 }] }, { hasDevice: true }], 5],
  ])('of %j is %i', (lines, count) => {
    expect(countCartItems(lines)).toBe(count)
  })
})

describe('a quote id', () => {
  it.each([
    ['0', null],
    ['00', null],
    ['000', null],
    ['0000', null],
    ['', null],
    [' ', null],
    [undefined, null],
    [null, null],
    ['00000', '00000'],
    ['Q-1007', 'Q-1007'],
    ['10', '10'],
  ])('%j is %j', (quoteId, expected) => {
    expect(readQuoteId(quoteId)).toBe(expected)
  })
})
