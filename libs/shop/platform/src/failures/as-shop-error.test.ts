import { asShopError } from './failure-handling'

it.each([
  ['a missing chunk', new TypeError('Failed to fetch dynamically imported module: /assets/pay.js'), 'chunk-reload'],
  ['a fault of the script', new TypeError('x is not a function'), 'message'],
])('%s is handled as its kind asks', (_, failure, handling) => {
  expect(asShopError(failure, { defaultMessage: 'It failed.' })).toMatchObject({ handling, message: 'It failed.' })
})
