import type { CatalogScenario } from '@soe/simulator-client'
import { pictureOf } from './outcome'

const sees = { page: '/sales/digital/cart.html', text: 'Your cart' }
const catalogue = [
  { id: 'lock', sees },
  { id: 'quiet' },
  { id: 'mine', sees },
] as readonly Partial<CatalogScenario>[] as readonly CatalogScenario[]
const shown = { catalogue, inFiles: new Set(['mine']), sees }

describe('the picture of what a shopper sees', () => {
  it.each([
    ['a built-in scenario', { ...shown, id: 'lock' }, '/__sim/pictures/lock.webp'],
    ['one that ends elsewhere in this draft', { ...shown, id: 'lock', sees: { ...sees, text: 'Empty' } }, undefined],
    ['one that no longer says its end', { ...shown, id: 'lock', sees: undefined }, undefined],
    ['one that never said it', { ...shown, id: 'quiet' }, undefined],
    ['one of a file', { ...shown, id: 'mine' }, undefined],
    ['one that nobody knows', { ...shown, id: 'other' }, undefined],
    ['none', { ...shown, id: undefined }, undefined],
  ])('of %s', (_, asked, picture) => {
    expect(pictureOf(asked)).toBe(picture)
  })
})
