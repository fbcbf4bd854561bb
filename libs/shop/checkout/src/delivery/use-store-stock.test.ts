import type { AnswerOf, CartView } from '@soe/contracts'
import type { getInventory } from '@soe/contracts/routes'
import { partOf } from '@soe/shop-platform/testing'
import { shelfSkus, storesInStock } from './use-store-stock'

type Inventory = AnswerOf<typeof getInventory>

const answer = (stock: Readonly<Record<string, boolean>>) =>
  partOf<Inventory>({
    stores: Object.entries(stock).map(([locationCode, isInStock]) => ({ locationCode, inventory: { isInStock } })),
  })

describe('the stores that hold a shipment', () => {
  it('hold all of it', () => {
    const answers = [answer({ a: true, b: true, c: false }), answer({ a: true, b: false, c: true })]
    expect(storesInStock(answers)).toEqual(new Set(['a']))
  })

  it.each([
    ['before the answers', [answer({ a: true }), undefined]],
    ['where nothing is bought', []],
  ])('are unknown %s', (_when, answers) => {
    expect(storesInStock(answers)).toBeUndefined()
  })
})

it('a shopper takes devices and accessories off the shelf, and not their own phone', () => {
  const cart = partOf<CartView>({
    lineDetails: {
      lineInfo: {
        newLine1: { deviceItem: { skuId: 'orbit', cartItemType: 'DEVICE' }, accessories: [{ itemCode: 'case' }] },
        newLine2: { deviceItem: { skuId: 'own', cartItemType: 'BYOD' }, accessories: [{ itemCode: 'case' }] },
      },
    },
  })
  expect(shelfSkus(cart, ['newLine1', 'newLine2'])).toEqual(['orbit', 'case'])
})
