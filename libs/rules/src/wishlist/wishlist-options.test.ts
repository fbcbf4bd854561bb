import { dedupeFavorites } from './dedupe-favorites'
import { itemType } from './item-type'
import { notifyMeState, toggleNotifyMe } from './notify-me'
import type { Sku, SkuInventory } from './sku'

const inStock: SkuInventory = { dFillInventory: { isInStock: true } }
const sku = (skuId: string, colorId: string, change: Partial<Sku> = {}): Sku => ({
  skuId,
  color: { colorId },
  inventoryDetails: inStock,
  ...change,
})

describe('the back-in-stock button', () => {
  it.each<[Partial<Sku>, string]>([
    [{}, 'disabled'],
    [{ notifyMe: true }, 'disabled'],
    [{ inventoryDetails: {} }, 'subscribe'],
    [{ inventoryDetails: { dFillInventory: { isInStock: false } } }, 'subscribe'],
    [{ inventoryDetails: {}, notifyMe: true }, 'unsubscribe'],
  ])('of a SKU with %j is: %s', (change, state) => {
    expect(notifyMeState(sku('a', 'kelp', change))).toBe(state)
  })

  it('toggles and toggles back', () => {
    const once = toggleNotifyMe(sku('a', 'kelp'))
    expect([once.notifyMe, toggleNotifyMe(once).notifyMe]).toEqual([true, false])
  })
})

describe('favorites', () => {
  it('hold one item a product, the latest choice in the first place', () => {
    const items = [
      { productId: 'dev1', sorId: 'old' },
      { productId: 'acc1', sorId: 'x' },
      { productId: 'dev1', sorId: 'new' },
    ]
    expect(dedupeFavorites(items)).toEqual([
      { productId: 'dev1', sorId: 'new' },
      { productId: 'acc1', sorId: 'x' },
    ])
  })

  it.each([
    ['dev14080099', 'DEVICE'],
    ['DEV7', 'DEVICE'],
    ['acc14080099', 'ACCESSORY'],
  ])('item %s is of the type %s', (productId, type) => {
    expect(itemType(productId)).toBe(type)
  })
})
