import type { Sku, SkuInventory } from '@soe/rules'
import { canAddToCart, isPreOrder } from './can-add-to-cart'

const inStock: SkuInventory = { dFillInventory: { isInStock: true } }
const sku = (skuId: string, colorId: string, change: Partial<Sku> = {}): Sku => ({
  skuId,
  color: { colorId },
  inventoryDetails: inStock,
  ...change,
})

describe('the add-to-cart button', () => {
  it.each<[SkuInventory, boolean]>([
    [{}, false],
    [{ dFillInventory: {} }, false],
    [{ dFillInventory: { isInStock: true } }, true],
    [{ dFillInventory: { isBackorder: true } }, true],
    [{ dFillInventory: { isPreOrder: true } }, true],
    [{ dFillInventory: { qtyAvailable: 1 } }, true],
    [{ dFillInventory: { qtyAvailable: 0 } }, false],
    [{ dFillInventory: { isInStock: false }, localInventory: { isInStock: true } }, true],
    [{ localInventory: { qtyAvailable: 2 } }, true],
  ])('with %j is enabled: %s', (inventoryDetails, expected) => {
    expect(canAddToCart(sku('a', 'kelp', { inventoryDetails }))).toBe(expected)
  })

  it('is enabled for a gift card, unless its stock is known to be used up (C5.34)', () => {
    expect(canAddToCart(sku('a', 'kelp', { inventoryDetails: {} }), { isGiftCard: true })).toBe(true)
    const soldOut = { dFillInventory: { isInStock: false, qtyAvailable: 0 } }
    expect(canAddToCart(sku('a', 'kelp', { inventoryDetails: soldOut }), { isGiftCard: true })).toBe(false)
  })

  it('says pre-order for a pre-order SKU', () => {
    expect(isPreOrder(sku('a', 'kelp', { inventoryDetails: { dFillInventory: { isPreOrder: true } } }))).toBe(true)
    expect(isPreOrder(sku('a', 'kelp'))).toBe(false)
  })
})
