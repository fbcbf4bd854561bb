import type { BodyInputOf, RecommendedProduct } from '@soe/contracts'
import { findProduct } from '@soe/catalogue'
import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice, deviceBody } from '@soe/carrier/testing'
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

type AccessoryOptions = Partial<Extract<BodyInputOf<'recommendations.pdm'>, { source: 'accessory' }>>

const accessories = async (shopper: Shopper, more: AccessoryOptions = {}) => {
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

describe('accessories that are picked up in a store', () => {
  const inStore = (recommended: readonly RecommendedProduct[]) =>
    recommended.map(({ product }) => product.childSkus.map(({ inventoryDetails }) => inventoryDetails.localInventory))

  it.each([
    ['by the flow', { ispuFlow: true }],
    ['by the depletion', { depletionType: 'L' }],
  ] as const)('are told %s, and the nearest store has each in some colour', async (_, more) => {
    const stocks = inStore(await accessories(await shopperOf(), more))
    expect(stocks.length).toBeGreaterThan(0)
    expect(stocks.every((skus) => skus.some(({ isInStock }) => isInStock))).toBe(true)
    expect(stocks.flat().every(({ qtyAvailable }) => qtyAvailable <= 6)).toBe(true)
  })

  it("are of the store that is named, as each sku's inventory tells", async () => {
    const shopper = await shopperOf()
    const locationCode = '041-2002'
    const recommended = await accessories(shopper, { ispuFlow: true, locationCode })
    for (const { skuId, inventoryDetails } of recommended.flatMap(({ product }) => product.childSkus)) {
      const { answer } = await shopper.call('catalogue.getInventory', { query: { skuId, locationCode } })
      expect(inventoryDetails.localInventory).toEqual(answer.inventoryDetails.localInventory)
    }
    const elsewhere = await accessories(shopper, { ispuFlow: true, locationCode: '3000401' })
    expect(inStore(elsewhere)).not.toEqual(inStore(recommended))
  })
})

describe('a recommended product', () => {
  it.each([
    ['device', devices, 'device-recommendations'],
    ['accessory', accessories, 'accessory-recommendations'],
  ] as const)('%s has its proposition on its default sku too', async (_, ask, tag) => {
    const recommended = await ask(await shopperOf())
    expect(recommended.length).toBeGreaterThan(0)
    for (const { product, proposition } of recommended) {
      const tagged = product.childSkus.filter((sku) => sku.proposition ?? sku.omni_tag)
      expect(tagged).toMatchObject([{ skuId: product.defaultSKU, proposition, omni_tag: tag }])
    }
  })
})

describe('the id of a recommendation', () => {
  const idOf = async (shopper: Shopper, body: BodyInputOf<'recommendations.pdm'>) =>
    JSON.stringify((await shopper.call('recommendations.pdm', { body })).answer).match(/"nbxSessionId":"([^"]+)"/)?.[1]

  it('differs by shopper, kind and place at the same moment, and is the same when asked again', async () => {
    const world = await simulator.world('signed-in')
    const [first, second] = [await world.shopper(), await world.shopper()]
    const device = { source: 'device' } as const
    const accessory = { source: 'accessory', propositionCount: 6 } as const
    const ids = [
      await idOf(first, device),
      await idOf(second, device),
      await idOf(first, accessory),
      await idOf(first, { ...device, pageContext: 'emptyCart' }),
      await idOf(first, { source: 'proactiveChat' }),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(await idOf(first, device)).toBe(ids[0])
  })
})

describe('accessories that are in the cart', () => {
  it('say so, with how many, and which came last', async () => {
    const shopper = await shopperOf()
    const first = (await accessories(shopper))[1]?.product
    const sku = first?.childSkus[0]?.skuId ?? ''
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: sku, qty: 3 }]) })
    const again = (await accessories(shopper)).find(({ product }) => product.productId === first?.productId)
    expect(again?.product.lastAddedItem).toBe(true)
    expect(again?.product.childSkus.find(({ skuId }) => skuId === sku)).toMatchObject({ inCart: true, qty: 3 })
  })

  it('count on all lines together, and the last is the one that was added last, whatever its line', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    await addDevice(shopper)
    const put = (id: string, qty: number, line: string) =>
      shopper.call('cart.addAccessories', { body: accessoryBody([{ id, qty }], line) })
    const [charger, kelpCase] = ['bosun-charger-chalk', 'orbit-12-pro-case-kelp']
    await put(charger, 1, 'newLine1')
    await put(charger, 2, 'newLine2')
    await put(kelpCase, 1, 'newLine1')
    const offered = (await accessories(shopper)).map(({ product }) => product)
    const withSku = (sku: string) => offered.find(({ childSkus }) => childSkus.some(({ skuId }) => skuId === sku))
    expect(withSku(charger)?.childSkus.find(({ skuId }) => skuId === charger)?.qty).toBe(3)
    expect([withSku(charger)?.lastAddedItem, withSku(kelpCase)?.lastAddedItem]).toEqual([undefined, true])
  })
})

describe('accessories for prepay', () => {
  it.each(['emptyCart', 'Wishlist'])('are none on %s: there is no recommended-for-you', async (pageContext) => {
    expect(await accessories(await shopperOf('prepay'), { pageContext })).toEqual([])
  })

  it('are there on the interstitial', async () => {
    expect(await accessories(await shopperOf('prepay'), { pageContext: 'InterstitialPage' })).toHaveLength(6)
  })
})

describe('suggestions on the grid wall', () => {
  it('are the devices that are recommended', async () => {
    const shopper = await shopperOf()
    const body = { source: 'autoSuggestion', page: 'gridwall', category: 'tablets' } as const
    const { answer } = await shopper.call('recommendations.pdm', { body })
    if (!('deviceRecommendation' in answer)) throw new Error('no device recommendation')
    const { productList } = answer.deviceRecommendation.recommendedDeviceInformation.accountLevelRecommendations
    const recommended = await devices(shopper, { category: 'tablets' })
    expect(names(productList[0]?.deviceProducts ?? [])).toEqual(names(recommended))
  })

  it('are for the grid wall only', async () => {
    const body = { source: 'autoSuggestion', page: 'cart' } as unknown as BodyInputOf<'recommendations.pdm'>
    expect((await (await shopperOf()).call('recommendations.pdm', { body })).status).toBe(400)
  })
})

describe('proactive chat', () => {
  const ask = async (shopper: Shopper) => {
    const { answer } = await shopper.call('recommendations.pdm', { body: { source: 'proactiveChat' } })
    if (!('recommendation' in answer)) throw new Error('no chat recommendation')
    return answer.recommendation
  }

  it('is not recommended to a shopper in good standing', async () => {
    expect(await ask(await shopperOf('signed-in'))).toMatchObject({ proactiveChatIndicator: 'N' })
  })

  it('is recommended to one who owes, with the words to open it', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command({ setCredit: { pastDueCents: 4_000 } })
    expect(await ask(shopper)).toMatchObject({
      proactiveChatIndicator: 'Y',
      proactiveChatCustomMSG: 'Need a hand with your bill or your order?',
      proposition: { propositionId: 'PLP_07', propositionType: 'CO' },
    })
  })

  it('is not recommended while no one is there to chat', async () => {
    const world = await simulator.world('past-due')
    const shopper = await world.shopper()
    await world.command({ setSupport: { chatAgents: 0 } })
    expect(await ask(shopper)).toMatchObject({ proactiveChatIndicator: 'N' })
  })
})

describe('feedback', () => {
  const give = (
    shopper: Shopper,
    recommended: readonly RecommendedProduct[],
    dispositionOptionId: 81 | 82,
    pageContext = 'emptyCart',
  ) =>
    shopper.call('recommendations.pdm', {
      body: {
        source: 'deviceFeedback',
        pageContext,
        category: 'smartphones',
        nbxSessionId: 'NBX-1',
        propositionCount: 6,
        customerResponse: {
          responseList: recommended.map(({ proposition }) => ({ ...proposition, dispositionOptionId })),
        },
      },
    })

  it('is taken and counted', async () => {
    const shopper = await shopperOf()
    const { answer } = await give(shopper, (await devices(shopper)).slice(0, 2), 82)
    expect(answer).toEqual({ statusCode: 0, accepted: 2 })
  })

  it('is remembered by the world, with what it was about', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const [first] = await devices(shopper)
    await give(shopper, first ? [first] : [], 81)
    expect((await world.state()).feedback).toMatchObject([
      {
        source: 'deviceFeedback',
        pageContext: 'emptyCart',
        sessionId: 'NBX-1',
        responses: [{ externalId: first?.product.productId, dispositionOptionId: 81 }],
      },
    ])
  })

  it('shows in the next recommendation to the same customer, the latest counting, and to no one else', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const [first, second] = await devices(shopper)
    await give(
      shopper,
      [first, second].filter((one) => one !== undefined),
      82,
    )
    await give(shopper, first ? [first] : [], 81)
    const told = async (asking: Shopper) =>
      (await devices(asking)).slice(0, 2).map(({ proposition }) => proposition.dispositionOptionId)
    expect(await told(shopper)).toEqual([81, 82])
    expect(await told(await world.shopper())).toEqual([81, 82])
    expect(await told(world.stranger('prospect'))).toEqual([82, 82])
  })

  it('is forgotten, the oldest first, before it fills the world', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const [first] = await devices(shopper)
    for (let number = 0; number < 105; number += 1) await give(shopper, first ? [first] : [], 82, `page-${number}`)
    const { feedback } = await world.state()
    expect(feedback).toHaveLength(100)
    expect(feedback.map(({ pageContext }) => pageContext)).toContain('page-104')
    expect(feedback.map(({ pageContext }) => pageContext)).not.toContain('page-4')
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
