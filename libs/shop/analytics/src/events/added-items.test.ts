import { addedItems } from '../tracking/start-tracking'

const accessories = (...lines: object[]) => addedItems('cart.addAccessories', { cartInfo: {}, data: { lines } })
const pip = (qty: number) => [{ id: 'pip', qty }]

it.each([
  ['an addition', [{ mtn: 'a', addAccessories: pip(2) }], [{ sku: 'pip', qty: 2 }]],
  [
    'a quantity that grows',
    [{ mtn: 'a', removeAccessories: pip(1), addAccessories: pip(3) }],
    [{ sku: 'pip', qty: 2 }],
  ],
  ['a quantity that shrinks', [{ mtn: 'a', removeAccessories: pip(2), addAccessories: pip(1) }], []],
  ['a removal', [{ mtn: 'a', removeAccessories: pip(1) }], []],
  [
    'a move to another line',
    [
      { mtn: 'a', removeAccessories: pip(1) },
      { mtn: 'b', addAccessories: pip(1) },
    ],
    [],
  ],
])('%s of accessories adds what it says', (_change, lines, expected) => {
  expect(accessories(...lines)).toEqual(expected)
})

it('a device is added with its product', () => {
  const device = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36 }
  expect(addedItems('cart.addDevice', { data: { lines: [{ device }] } })).toEqual([
    { sku: 'orbit-12-pro-kelp-128', productId: 'dev14000001', qty: 1 },
  ])
})

it('other changes add nothing', () => {
  expect(addedItems('cart.saveCart', {})).toEqual([])
})
