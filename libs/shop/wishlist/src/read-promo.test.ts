import type { Product, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readPromo } from './favorite-tile'

const url = '/promotions/gull'
const row = { contractDuration: 36, promoBadgeMessages: [{ badgeText: 'Half off', badgeToolTipUrl: url }] }
const variant = { sku: partOf<Sku>({ price: { devicePaymentPrice: [row] } }), term: 0 }
const product = (promoBadge?: string) => ({ promoBadge }) as Product

it.each([
  ['Half off', { text: 'Half off', url }],
  ['NO_PROMO', {}],
  [undefined, {}],
])('the badge %s reads %j', (badge, expected) => {
  expect(readPromo(product(badge), variant)).toEqual(expected)
})
