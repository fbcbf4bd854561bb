import type { AnswerOf, RecommendedProduct } from '@soe/contracts'
import type { pdm } from '@soe/contracts/routes'
import { partOf } from '@soe/shop-platform/testing'
import { readAccessories, readDevices, recommendationTabs } from './read-recommendations'

type PdmAnswer = AnswerOf<typeof pdm>

const recommended = (
  name: string,
  category: 'accessories' | 'smartphones' | 'tablets' | 'watches',
  more: object = {},
) =>
  partOf<RecommendedProduct>({
    proposition: { propositionId: `PLP_${name}` },
    product: {
      productId: name,
      category,
      defaultSKU: 'a',
      childSkus: [{ skuId: 'a', inventoryDetails: { dFillInventory: { isInStock: true } } }],
      ...more,
    },
  })

const devices = (products: RecommendedProduct[], statusCode = 0) =>
  partOf<PdmAnswer>({
    statusCode,
    deviceRecommendation: {
      recommendedDeviceInformation: {
        accountLevelRecommendations: { nbxSessionId: 'nbx', productList: [{ deviceProducts: products }] },
      },
    },
  })

const accessories = (count: number) =>
  partOf<PdmAnswer>({
    statusCode: 0,
    accessoryRecommendations: {
      recommendedAccessoriesInformation: {
        deviceBasedAccessoryRecommendations: {
          nbxSessionId: 'nbx-a',
          productList: Array.from({ length: count }, (_, index) => recommended(`acc${index}`, 'accessories')),
        },
      },
    },
  })

const names = ({ products }: { products: readonly RecommendedProduct[] }) =>
  products.map(({ product }) => product.productId)

describe('recommended devices', () => {
  it('are read with the wrapper and without it', () => {
    const wrapped = devices([recommended('gull', 'smartphones')])
    const { deviceRecommendation, ...rest } = wrapped as Extract<PdmAnswer, { deviceRecommendation: unknown }>
    expect(names(readDevices(wrapped))).toEqual(['gull'])
    expect(names(readDevices(partOf<PdmAnswer>({ ...rest, ...deviceRecommendation })))).toEqual(['gull'])
  })

  it('need their default sku, a proposition and stock', () => {
    const list = [
      recommended('fine', 'smartphones'),
      recommended('no-default', 'smartphones', { defaultSKU: 'b' }),
      recommended('sold-out', 'smartphones', { childSkus: [{ skuId: 'a', inventoryDetails: {} }] }),
      partOf<RecommendedProduct>({ ...recommended('unproposed', 'smartphones'), proposition: undefined }),
      recommended('gift', 'smartphones', { childSkus: [{ skuId: 'a' }], isGiftCard: true }),
    ]
    expect(names(readDevices(devices(list)))).toEqual(['fine', 'gift'])
  })

  it('count only with status code 0, and up to the most that is asked for', () => {
    const list = ['a', 'b', 'c', 'd'].map((name) => recommended(name, 'smartphones'))
    expect(names(readDevices(devices(list, 1)))).toEqual([])
    expect(names(readDevices(devices(list), { most: 3 }))).toEqual(['a', 'b', 'c'])
    expect(names(readDevices(devices(list), { most: 2, without: new Set(['a']) }))).toEqual(['b', 'c'])
  })
})

describe('tabs', () => {
  const some = readDevices(devices([recommended('tern', 'watches'), recommended('gull', 'smartphones')]))

  it('exist for categories with products only', () => {
    expect(recommendationTabs(some, readAccessories(accessories(0))).map(({ category }) => category)).toEqual([
      'smartphones',
      'watches',
    ])
  })

  it.each([
    [2, []],
    [3, ['acc0', 'acc1', 'acc2']],
    [7, ['acc0', 'acc1', 'acc2', 'acc3', 'acc4', 'acc5']],
  ])('have accessories from more than two on, six at most: %i', (count, expected) => {
    const tab = recommendationTabs(some, readAccessories(accessories(count))).find(
      ({ category }) => category === 'accessories',
    )
    expect(tab ? names(tab) : []).toEqual(expected)
  })
})
