import { readOperation } from './read-operation'

it('reads the operation, its kind and its path', () => {
  expect(readOperation(['cart.listSavedCarts', '--kind', 'read', '--path', '/soe/digital/auth/carts'])).toMatchObject({
    name: { name: 'listSavedCarts' },
    kind: 'read',
    path: '/soe/digital/auth/carts',
  })
})

it.each([
  [['cart'], 'npm run new -- <area>.<operation>'],
  [['cart.launch', 'cart.land'], 'npm run new -- <area>.<operation>'],
  [['cart.launch', '--kind', 'boat'], '--kind is read or change, not "boat".'],
])('refuses %j', (given, message) => {
  expect(() => readOperation(given)).toThrow(message)
})
