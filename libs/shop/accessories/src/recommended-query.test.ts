import type { AnswerOf, CheckoutDetails } from '@soe/contracts'
import type { pdm } from '@soe/contracts/routes'
import { partOf } from '@soe/shop-platform/testing'
import { cartFacts, recommendedFrom } from './recommended-query'

const sku = (skuId: string, discountedPrice: number) => ({
  skuId,
  price: { fullRetailPrice: { originalPrice: discountedPrice, discountedPrice } },
})

const item = (productId: string, price: number, defaultSKU = productId, categoryType = 'cases') => ({
  product: { productId, categoryType, defaultSKU, childSkus: [sku(productId, price)] },
  proposition: { propositionId: productId },
})

const answer = (
  productList: object[],
  more: { statusCode?: number; flag?: boolean; rings?: boolean | undefined } = {},
) =>
  partOf<AnswerOf<typeof pdm>>({
    statusCode: more.statusCode ?? 0,
    accessoryRecommendations: {
      recommendedAccessoriesInformation: { deviceBasedAccessoryRecommendations: { productList, nbxSessionId: 'n' } },
    },
    featureFlags: { removeZeroDollarAccessories: more.flag ?? false, smartRingAccyInterstitialFFlag: more.rings },
    omni_tag: '',
  })

const ids = (given: AnswerOf<typeof pdm>) =>
  recommendedFrom(given).accessoryList.map(({ product }) => product.productId)

describe('recommended accessories', () => {
  it('are kept whatever they cost while the flag is off', () => {
    expect(ids(answer([item('free', 0), item('case', 39.99)]))).toEqual(['free', 'case'])
  })

  it('have a price while the flag is on', () => {
    expect(ids(answer([item('free', 0), item('case', 39.99)], { flag: true }))).toEqual(['case'])
  })

  it.each([
    [undefined, ['case']],
    [false, ['case']],
    [true, ['case', 'ring']],
  ])('include smart rings only while their flag is on (%s)', (rings, expected) => {
    const ring = item('ring', 249.99, 'ring', 'smart rings')
    expect(ids(answer([item('case', 39.99), ring], { rings }))).toEqual(expected)
  })

  it('are none when the status code tells of a failure', () => {
    expect(ids(answer([item('case', 39.99)], { statusCode: 1 }))).toEqual([])
  })

  it('need their default SKU', () => {
    expect(ids(answer([item('case', 39.99, 'gone')]))).toEqual([])
  })

  it('are six at most (C3.305)', () => {
    expect(ids(answer(Array.from({ length: 9 }, (_, place) => item(`a${place}`, 9))))).toHaveLength(6)
  })
})

describe('what the request says of the cart', () => {
  const details = (flowType: string | undefined, selectedOptionCode: string) =>
    partOf<CheckoutDetails>({
      cart: {
        orderDetails: { flowType },
        lineDetails: { deviceLines: ['newLine1'], lineInfo: { newLine1: { deviceItem: { sorId: 'ORBIT-12' } } } },
      },
      shipmentInfo: { selectedOptionCode, storeInfo: { locationCode: '0412001' } },
    })

  it.each([
    ['SCAN_AND_GO', 'STANDARD', true],
    [undefined, 'ISPU', true],
    [undefined, 'STANDARD', false],
  ])('a cart of the flow %s that comes by %s is taken from a store: %s', (flowType, option, ispuFlow) => {
    expect(cartFacts(details(flowType, option), { isSorIdInRedis: true })).toEqual({
      sorId: 'ORBIT-12',
      isSorIdInRedis: true,
      ispuFlow,
      depletionType: ispuFlow ? 'L' : 'F',
      ...(ispuFlow && { locationCode: '0412001' }),
    })
  })

  it('has no device without a cart', () => {
    expect(cartFacts(undefined, {})).toEqual({ depletionType: 'F' })
  })
})
