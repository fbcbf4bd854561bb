import type { Product } from '@soe/contracts'
import { makesOf, modelsOf } from './model-section'

const product = (brandName: string, productDisplayName: string, category = 'smartphones') =>
  ({ brandName, productDisplayName, category }) as Product

const products = [
  product('Pelago', 'Pelago 9'),
  product('Orbit', 'Orbit 12'),
  product('Orbit', 'Orbit 11'),
  product('Tern', 'Tern Watch 3', 'watches'),
]

describe('the makes of own devices', () => {
  it('are the makers of phones, then all that is not a phone', () => {
    expect(makesOf(products)).toEqual(['Pelago', 'Orbit', 'other'])
  })

  it('name no rest where there are phones alone', () => {
    expect(makesOf(products.slice(0, 2))).toEqual(['Pelago', 'Orbit'])
  })

  it.each([
    ['Orbit', ['Orbit 11', 'Orbit 12']],
    ['Tern', []],
    ['other', ['Tern Watch 3']],
    [undefined, []],
  ])('have models by name: %s', (make, names) => {
    expect(modelsOf(products, make).map(({ productDisplayName }) => productDisplayName)).toEqual(names)
  })
})
