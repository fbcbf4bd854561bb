import type { BodyInputOf, RecommendedProduct } from '@soe/contracts'
import { findProduct } from '@soe/world'
import type { Shopper } from '../../testing/create-shopper'
import { addDevice, deviceBody } from '../../testing/shop-steps'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const shopperOf = async (persona: Shopper['audience'] = 'prospect') => (await simulator.world(persona)).shopper()

const devices = async (shopper: Shopper, more: { category?: string; pageContext?: string } = {}) => {
  const { answer } = await shopper.call('recommendations.pdm', { body: { source: 'device', ...more } })
  if (!('deviceRecommendation' in answer)) throw new Error('no device recommendation')
  const { productList } = answer.deviceRecommendation.recommendedDeviceInformation.accountLevelRecommendations
  return productList[0]?.deviceProducts ?? []
}

const accessories = async (shopper: Shopper, more: { sorId?: string; propositionCount?: number } = {}) => {
  const body: BodyInputOf<'recommendations.pdm'> = { source: 'accessory', propositionCount: 6, ...more }
  const { answer } = await shopper.call('recommendations.pdm', { body })
  if (!('accessoryRecommendations' in answer)) throw new Error('no accessory recommendation')
  return answer.accessoryRecommendations.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations
    .productList
}

const names = (recommended: readonly RecommendedProduct[]) =>
  recommended.map(({ product }) => product.productDisplayName)

describe('recommended devices', () => {
  it('are three of each category, with a proposition, a default sku and stock', async () => {
    const recommended = await devices(await shopperOf(), { pageContext: 'emptyCart' })
    expect(recommended.map(({ product }) => product.category)).toEqual(
      ['smartphones', 'watches', 'tablets'].flatMap((category) => [category, category, category]),
    )
    for (const [index, { product, proposition }] of recommended.entries()) {
      expect(proposition).toMatchObject({ rank: index + 1, dispositionOptionId: 82, tacticLocation: 'emptyCart' })
      expect(product.childSkus.map(({ skuId }) => skuId)).toContain(product.defaultSKU)
      expect(
        product.childSkus.some(
          ({ inventoryDetails: { dFillInventory: stock } }) => stock.isInStock || stock.isPreOrder,
        ),
      ).toBe(true)
    }
  })

  it('are of the category that was asked for', async () => {
    const recommended = await devices(await shopperOf(), { category: 'watches' })
    expect(new Set(recommended.map(({ product }) => product.category))).toEqual(new Set(['watches']))
  })

  it('leave out what the cart holds already', async () => {
    const shopper = await shopperOf()
    expect(names(await devices(shopper))).toContain('Orbit 12 Pro')
    await addDevice(shopper)
    expect(names(await devices(shopper))).not.toContain('Orbit 12 Pro')
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('are none for %s', async (persona) => {
    expect(await devices(await shopperOf(persona))).toEqual([])
  })
})

describe('recommended accessories', () => {
  it('fit the device in the cart, one of each category in turn', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const recommended = await accessories(shopper)
    expect(recommended.map(({ product }) => product.categoryType)).toEqual([
      'cases',
      'screen protectors',
      'chargers',
      'more',
      'cases',
      'screen protectors',
    ])
    expect(names(recommended)[0]).toMatch(/Orbit 12 Pro/)
  })

  it('fit the device that is named instead', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const sorId = findProduct('dev14000003')?.childSkus[0]?.sorId ?? ''
    expect(names(await accessories(shopper, { sorId }))[0]).toMatch(/Pelago 9/)
  })

  it('fit any device where none is known', async () => {
    for (const name of names(await accessories(await shopperOf()))) expect(name).not.toMatch(/Orbit|Pelago|Tern|Lumen/)
  })

  it('are no more than asked for', async () => {
    expect(await accessories(await shopperOf(), { propositionCount: 2 })).toHaveLength(2)
    expect(await accessories(await shopperOf(), { propositionCount: 20 })).toHaveLength(6)
  })

  it('are for prepay too, without instalments', async () => {
    const shopper = await shopperOf('prepay')
    await shopper.call('cart.addDevice', { body: deviceBody({ dppMonths: 0 }) })
    const recommended = await accessories(shopper)
    expect(recommended).toHaveLength(6)
    expect(
      recommended.flatMap(({ product }) => product.childSkus.flatMap(({ price }) => price.devicePaymentPrice)),
    ).toEqual([])
  })
})

describe('feedback', () => {
  it('is taken and counted', async () => {
    const { answer } = await (
      await shopperOf()
    ).call('recommendations.pdm', {
      body: {
        source: 'accessoryFeedback',
        nbxSessionId: 'NBX-1',
        propositionCount: 5,
        customerResponse: { responseList: [{ propositionId: 'PLP_A01', dispositionOptionId: 81 }] },
      },
    })
    expect(answer).toEqual({ statusCode: 0, accepted: 1 })
  })
})

describe('asking for a recommendation', () => {
  it('keeps nothing in the world', async () => {
    const world = await simulator.world()
    const stranger = world.stranger('prospect')
    await devices(stranger)
    await accessories(stranger)
    expect((await world.state()).sessions).toEqual([])
  })
})
