import type { Product } from '@soe/contracts'
import { closestProduct, similarity } from './closest-product'

const products = ['Orbit 12', 'Orbit 12 Pro', 'Lumen Fold', 'Pelago 9', 'Orbit Watch'].map(
  (productDisplayName) => ({ productDisplayName }) as Product,
)

it.each([
  ['orbit 12 prro', 'Orbit 12 Pro'],
  ['orbit 12', 'Orbit 12'],
  ['lumen-fold', 'Lumen Fold'],
  ['Pelagó 9', 'Pelago 9'],
  ['orbit', undefined],
  ['something else', undefined],
  ['', undefined],
])('of "%s" it suggests %s', (words, name) => {
  expect(closestProduct(products, words)?.productDisplayName).toBe(name)
})

it('rates the same words best', () => {
  expect(similarity('Orbit 12', 'orbit-12')).toBe(1)
  expect(similarity('Orbit', '')).toBe(0)
})
