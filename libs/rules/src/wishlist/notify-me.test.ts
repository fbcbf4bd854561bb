import { notifyMeState } from './notify-me'
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
})
