import { canAddToCart, isGiftCard, isPreOrder } from './can-add-to-cart'
import { dedupeFavorites, favoriteAction } from './dedupe-favorites'
import { itemType } from './item-type'
import { notifyMeState, toggleNotifyMe } from './notify-me'
import type { Sku, SkuInventory } from './sku'
import { termOptions } from './term-options'
import { conditionOptions, variantOptions } from './variant-options'

const inStock: SkuInventory = { dFillInventory: { isInStock: true } }
const sku = (skuId: string, colorId: string, change: Partial<Sku> = {}): Sku => ({
  skuId,
  color: { colorId },
  inventoryDetails: inStock,
  ...change,
})
const paid = (...durations: number[]) => ({
  price: { devicePaymentPrice: durations.map((contractDuration) => ({ contractDuration, discountedPrice: 10 })) },
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

  it('is always enabled for a gift card', () => {
    expect(canAddToCart(sku('a', 'kelp', { inventoryDetails: {} }), { isGiftCard: true })).toBe(true)
  })

  it('says pre-order for a pre-order SKU', () => {
    expect(isPreOrder(sku('a', 'kelp', { inventoryDetails: { dFillInventory: { isPreOrder: true } } }))).toBe(true)
    expect(isPreOrder(sku('a', 'kelp'))).toBe(false)
  })

  it.each([
    [{ canonicalUrl: '/products/gift-cards/halyard-50/' }, true],
    [{ canonicalUrl: '/products/cases/' }, false],
    [{ wishlistGiftCardFFlag: true }, true],
    [{}, false],
  ])('takes %j for a gift card: %s', (facts, expected) => {
    expect(isGiftCard(facts)).toBe(expected)
  })
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

describe('the term options', () => {
  const skus = [sku('a', 'kelp', paid(24, 36)), sku('b', 'kelp', paid(36)), sku('c', 'tar', paid(12))]

  it('are the durations of the colour and full retail, longest first', () => {
    expect(termOptions(skus, 'kelp')).toEqual([
      { term: 36, label: '36 Months' },
      { term: 24, label: '24 Months' },
      { term: 0, label: 'Full retail price' },
    ])
  })

  it('of all colours are offered while none is chosen', () => {
    expect(termOptions(skus).map(({ term }) => term)).toEqual([36, 24, 12, 0])
  })

  it('are full retail alone without durations', () => {
    expect(termOptions([], 'kelp')).toEqual([{ term: 0, label: 'Full retail price' }])
  })
})

describe('the variant options', () => {
  const skus = [
    sku('a', 'kelp', {
      capacity: '128GB',
      deviceConditionDisplayName: 'Good',
      skuFilters: { band: 'Loop', size: '41 mm' },
    }),
    sku('b', 'tar', { capacity: '128GB', inventoryDetails: {}, skuFilters: { band: 'Link', size: '41 mm' } }),
    sku('c', 'tar', {
      capacity: '256GB',
      inventoryDetails: { dFillInventory: { isBackorder: true } },
      skuFilters: { size: '45 mm' },
    }),
  ]

  it('are limited to what matches the other selections', () => {
    expect(variantOptions(skus, 'color', { capacity: '256GB' })).toEqual([{ value: 'tar', isOutOfStock: false }])
    expect(variantOptions(skus, 'band', { color: 'kelp' }).map(({ value }) => value)).toEqual(['Loop'])
    expect(variantOptions(skus, 'size').map(({ value }) => value)).toEqual(['41 mm', '45 mm'])
  })

  it('are not limited by the selection of the same attribute', () => {
    expect(variantOptions(skus, 'color', { color: 'kelp' })).toHaveLength(2)
  })

  it('mark a colour out of stock that has no stock, backorder or pre-order', () => {
    expect(variantOptions(skus, 'color', { capacity: '128GB' })).toEqual([
      { value: 'kelp', isOutOfStock: false },
      { value: 'tar', isOutOfStock: true },
    ])
  })

  it('of condition are for certified pre-owned products only', () => {
    expect(conditionOptions({ isCPO: true, skus })).toEqual([{ value: 'Good', isOutOfStock: false }])
    expect(conditionOptions({ isCPO: false, skus })).toEqual([])
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
    ['F1', 'update'],
    ['', 'add'],
    [null, 'add'],
    [undefined, 'add'],
  ])('with the id %j are saved by the action %s', (favoriteId, action) => {
    expect(favoriteAction(favoriteId)).toBe(action)
  })

  it.each([
    ['dev14080099', 'DEVICE'],
    ['DEV7', 'DEVICE'],
    ['acc14080099', 'ACCESSORY'],
  ])('item %s is of the type %s', (productId, type) => {
    expect(itemType(productId)).toBe(type)
  })
})
