import type { Sku } from '@soe/contracts'
import { attributeOptions, chooseSku } from './choose-sku'

const stock = (qtyAvailable: number) => {
  const inventory = { isInStock: qtyAvailable > 0, isBackorder: false, isPreOrder: false, qtyAvailable }
  return { dFillInventory: inventory, localInventory: inventory }
}

const sku = (
  color: string,
  capacity: string,
  condition: NonNullable<Sku['deviceCondition']>,
  qtyAvailable = 5,
): Sku => ({
  sorId: '',
  skuId: `${color}-${capacity}-${condition}`,
  skuDisplayName: '',
  capacity,
  color: { colorId: color, displayName: color, description: color, colorCssStyle: '' },
  deviceCondition: condition,
  skuFilters: {},
  imageUrlMap: { defaultImage: '', mediumImage: '', imageSetUrl: [] },
  notifyMe: false,
  inventoryDetails: stock(qtyAvailable),
  price: {
    devicePaymentPrice: [],
    fullRetailPrice: { originalPrice: 1, discountedPrice: 1, allPromotions: [] },
    preferredTerm: 0,
  },
})

const skus = [
  sku('kelp', '128', 'new'),
  sku('kelp', '256', 'new'),
  sku('clay', '128', 'new'),
  sku('clay', '256', 'new', 0),
  sku('kelp', '128', 'certified-pre-owned'),
]
const byId = (skuId: string) => skus.find((each) => each.skuId === skuId) as Sku

describe('choosing a variant', () => {
  it.each([
    ['kelp-256-new', 'color', 'clay', 'clay-256-new'],
    ['clay-128-new', 'capacity', '256', 'clay-256-new'],
    ['kelp-256-new', 'condition', 'certified-pre-owned', 'kelp-128-certified-pre-owned'],
    ['clay-256-new', 'condition', 'certified-pre-owned', 'kelp-128-certified-pre-owned'],
    ['kelp-128-certified-pre-owned', 'condition', 'new', 'kelp-128-new'],
    ['kelp-128-certified-pre-owned', 'color', 'clay', 'clay-128-new'],
    ['clay-128-new', 'color', 'tar', 'kelp-128-new'],
  ] as const)('from %s with the %s %s leads to %s', (from, attribute, value, to) => {
    expect(chooseSku(skus, byId(from), attribute, value).skuId).toBe(to)
  })
})

describe('the values of an attribute', () => {
  const marksOf = (from: string, attribute: 'color' | 'capacity' | 'size') =>
    attributeOptions(skus, byId(from), attribute).map(({ value, isMissing, isOutOfStock }) => [
      value,
      isMissing ? 'missing' : isOutOfStock ? 'out' : 'ok',
    ])

  it.each([
    [
      'kelp-128-new',
      'color',
      [
        ['kelp', 'ok'],
        ['clay', 'ok'],
      ],
    ],
    [
      'kelp-256-new',
      'color',
      [
        ['kelp', 'ok'],
        ['clay', 'out'],
      ],
    ],
    [
      'kelp-128-certified-pre-owned',
      'color',
      [
        ['kelp', 'ok'],
        ['clay', 'missing'],
      ],
    ],
    [
      'kelp-128-certified-pre-owned',
      'capacity',
      [
        ['128', 'ok'],
        ['256', 'missing'],
      ],
    ],
    ['kelp-128-new', 'size', []],
  ] as const)('beside %s, the %s: %j', (from, attribute, marks) => {
    expect(marksOf(from, attribute)).toEqual(marks)
  })
})
