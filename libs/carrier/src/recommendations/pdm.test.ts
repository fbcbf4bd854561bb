import type { BodyInputOf, RecommendedProduct } from '@soe/contracts'
import { findProduct } from '@soe/catalogue'
import {
  accessoriesFor,
  accessoryBody,
  addDevice,
  changeAccounts,
  createTestWorld,
  describeOperation,
  deviceBody,
  devicesFor,
  orbit,
  type Shopper,
} from '../testing'

const shopperOf = (audience: Shopper['audience'] = 'prospect') => createTestWorld(audience).shopper()

const namesOf = (recommended: readonly RecommendedProduct[]) =>
  recommended.map(({ product }) => product.productDisplayName)

describeOperation('recommendations.pdm', () => {
  describe('for devices', () => {
    it('recommends three of each category, with a proposition, a default sku and stock', async () => {
      const recommended = await devicesFor(shopperOf(), { source: 'device', pageContext: 'emptyCart' })
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

    it('recommends only the category that is asked for', async () => {
      const recommended = await devicesFor(shopperOf(), { source: 'device', category: 'watches' })
      expect(new Set(recommended.map(({ product }) => product.category))).toEqual(new Set(['watches']))
    })

    it('leaves out what is in the cart', async () => {
      const shopper = shopperOf()
      expect(namesOf(await devicesFor(shopper))).toContain('Orbit 12 Pro')
      await addDevice(shopper)
      expect(namesOf(await devicesFor(shopper))).not.toContain('Orbit 12 Pro')
    })

    it('leaves out a product once none of its skus is left', async () => {
      const world = createTestWorld()
      const shopper = world.shopper()
      expect(namesOf(await devicesFor(shopper))).toContain('Orbit 12 Pro')
      for (const { skuId } of findProduct(orbit.productId)?.childSkus ?? []) world.command({ sellOut: { skuId } })
      expect(namesOf(await devicesFor(shopper))).not.toContain('Orbit 12 Pro')
    })

    it.each(['prepay', 'prepay-signed-in'] as const)('recommends none to %s', async (audience) => {
      expect(await devicesFor(shopperOf(audience))).toEqual([])
    })
  })

  describe('for accessories', () => {
    it('recommends what fits the device in the cart, one of each category in turn', async () => {
      const shopper = shopperOf()
      await addDevice(shopper)
      const recommended = await accessoriesFor(shopper)
      expect(recommended.map(({ product }) => product.categoryType)).toEqual([
        'cases',
        'screen protectors',
        'chargers',
        'more',
        'cases',
        'screen protectors',
      ])
      expect(namesOf(recommended)[0]).toMatch(/Orbit 12 Pro/)
    })

    it.each([
      ['the interstitial', 'InterstitialPage', true, ['smart rings']],
      ['the interstitial without the flag', 'InterstitialPage', false, []],
      ['the empty cart', 'emptyCart', true, []],
    ])('recommends smart rings on %s', async (_page, pageContext, smartRingAccyInterstitialFFlag, expected) => {
      const world = createTestWorld()
      world.command({ setFeatureFlags: { featureFlags: { smartRingAccyInterstitialFFlag } } })
      const types = (await accessoriesFor(world.shopper(), { pageContext })).map(({ product }) => product.categoryType)
      expect(types.filter((type) => type === 'smart rings')).toEqual(expected)
    })

    it('recommends what fits the named device instead', async () => {
      const shopper = shopperOf()
      await addDevice(shopper)
      const sorId = findProduct('dev14000003')?.childSkus[0]?.sorId ?? ''
      expect(namesOf(await accessoriesFor(shopper, { sorId }))[0]).toMatch(/Pelago 9/)
    })

    it('recommends what fits any device where none is known', async () => {
      for (const name of namesOf(await accessoriesFor(shopperOf()))) expect(name).not.toMatch(/Orbit|Pelago|Tern|Lumen/)
    })

    it('recommends as many as are asked for, and at most six', async () => {
      expect(await accessoriesFor(shopperOf(), { propositionCount: 2 })).toHaveLength(2)
      expect(await accessoriesFor(shopperOf(), { propositionCount: 20 })).toHaveLength(6)
    })

    it('recommends them to prepay too, without instalments', async () => {
      const shopper = shopperOf('prepay')
      await shopper.call('cart.addDevice', { body: deviceBody({ dppMonths: 0 }) })
      const recommended = await accessoriesFor(shopper)
      expect(recommended).toHaveLength(6)
      expect(
        recommended.flatMap(({ product }) => product.childSkus.flatMap(({ price }) => price.devicePaymentPrice)),
      ).toEqual([])
    })

    it.each(['emptyCart', 'Wishlist'])('recommends none to prepay on %s', async (pageContext) => {
      expect(await accessoriesFor(shopperOf('prepay'), { pageContext })).toEqual([])
    })

    it('recommends them to prepay on the interstitial', async () => {
      expect(await accessoriesFor(shopperOf('prepay'), { pageContext: 'InterstitialPage' })).toHaveLength(6)
    })

    it('marks what is in the cart, with how many, and what was added last', async () => {
      const shopper = shopperOf()
      const first = (await accessoriesFor(shopper))[1]?.product
      const sku = first?.childSkus[0]?.skuId ?? ''
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: sku, qty: 3 }]) })
      const again = (await accessoriesFor(shopper)).find(({ product }) => product.productId === first?.productId)
      expect(again?.product.lastAddedItem).toBe(true)
      expect(again?.product.childSkus.find(({ skuId }) => skuId === sku)).toMatchObject({ inCart: true, qty: 3 })
    })

    it('counts units on all lines together, and marks the last add whatever its line', async () => {
      const shopper = shopperOf()
      await addDevice(shopper)
      await addDevice(shopper)
      const put = (id: string, qty: number, line: string) =>
        shopper.call('cart.addAccessories', { body: accessoryBody([{ id, qty }], line) })
      const [charger, kelpCase] = ['bosun-charger-chalk', 'orbit-12-pro-case-kelp']
      await put(charger, 1, 'newLine1')
      await put(charger, 2, 'newLine2')
      await put(kelpCase, 1, 'newLine1')
      const offered = (await accessoriesFor(shopper)).map(({ product }) => product)
      const withSku = (sku: string) => offered.find(({ childSkus }) => childSkus.some(({ skuId }) => skuId === sku))
      expect(withSku(charger)?.childSkus.find(({ skuId }) => skuId === charger)?.qty).toBe(3)
      expect([withSku(charger)?.lastAddedItem, withSku(kelpCase)?.lastAddedItem]).toEqual([undefined, true])
    })
  })

  describe('for accessories that are picked up in a store', () => {
    const localInventories = (recommended: readonly RecommendedProduct[]) =>
      recommended.map(({ product }) => product.childSkus.map(({ inventoryDetails }) => inventoryDetails.localInventory))

    it.each([
      ['the flow', { ispuFlow: true }],
      ['the depletion type', { depletionType: 'L' }],
    ] as const)('recommends, by %s, what the nearest store has in some color', async (_, request) => {
      const stocks = localInventories(await accessoriesFor(shopperOf(), request))
      expect(stocks.length).toBeGreaterThan(0)
      expect(stocks.every((skus) => skus.some(({ isInStock }) => isInStock))).toBe(true)
      expect(stocks.flat().every(({ qtyAvailable }) => qtyAvailable <= 6)).toBe(true)
    })

    it("counts what the named store has, as each sku's inventory does", async () => {
      const shopper = shopperOf()
      const locationCode = '041-2002'
      const recommended = await accessoriesFor(shopper, { ispuFlow: true, locationCode })
      for (const { skuId, inventoryDetails } of recommended.flatMap(({ product }) => product.childSkus)) {
        const { answer } = await shopper.call('catalogue.getInventory', { query: { skuId, locationCode } })
        expect(inventoryDetails.localInventory).toEqual(answer.inventoryDetails.localInventory)
      }
      const elsewhere = await accessoriesFor(shopper, { ispuFlow: true, locationCode: '3000401' })
      expect(localInventories(elsewhere)).not.toEqual(localInventories(recommended))
    })
  })

  it.each([
    ['device', devicesFor, 'device-recommendations'],
    ['accessory', accessoriesFor, 'accessory-recommendations'],
  ] as const)("puts a %s's proposition on its default sku too", async (_, recommend, tag) => {
    const recommended = await recommend(shopperOf())
    expect(recommended.length).toBeGreaterThan(0)
    for (const { product, proposition } of recommended) {
      const tagged = product.childSkus.filter((sku) => sku.proposition ?? sku.omni_tag)
      expect(tagged).toMatchObject([{ skuId: product.defaultSKU, proposition, omni_tag: tag }])
    }
  })

  it('gives each recommendation an id by shopper, kind and page, the same when asked again', async () => {
    const idOf = async (shopper: Shopper, body: BodyInputOf<'recommendations.pdm'>) =>
      JSON.stringify((await shopper.call('recommendations.pdm', { body })).answer).match(
        /"nbxSessionId":"([^"]+)"/,
      )?.[1]
    const world = createTestWorld('signed-in')
    const [first, second] = [world.shopper(), world.shopper()]
    const device = { source: 'device' } as const
    const ids = [
      await idOf(first, device),
      await idOf(second, device),
      await idOf(first, { source: 'accessory', propositionCount: 6 }),
      await idOf(first, { ...device, pageContext: 'emptyCart' }),
      await idOf(first, { source: 'proactiveChat' }),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(await idOf(first, device)).toBe(ids[0])
  })

  it.each([
    { source: 'device', pageContext: 'emptyCart' },
    { source: 'accessory', propositionCount: 6 },
    { source: 'proactiveChat', pageContext: 'cart' },
  ] as const)('answers %j alike in worlds of one seed, whatever their secret ids', async (body) => {
    const [one, other] = await Promise.all(
      [0, 1000].map((firstId) =>
        createTestWorld('past-due', 7, firstId).shopper().call('recommendations.pdm', { body }),
      ),
    )
    expect(one?.answer).toEqual(other?.answer)
  })

  describe('for suggestions', () => {
    it('suggests the recommended devices on the grid wall', async () => {
      const shopper = shopperOf()
      const body = { source: 'autoSuggestion', page: 'gridwall', category: 'tablets' } as const
      const recommended = await devicesFor(shopper, { source: 'device', category: 'tablets' })
      expect(namesOf(await devicesFor(shopper, body))).toEqual(namesOf(recommended))
    })

    it('suggests nothing on other pages', async () => {
      const body = { source: 'autoSuggestion', page: 'cart' } as unknown as BodyInputOf<'recommendations.pdm'>
      expect((await shopperOf().call('recommendations.pdm', { body })).status).toBe(400)
    })
  })

  describe('for a proactive chat', () => {
    const chatFor = async (shopper: Shopper) => {
      const { answer } = await shopper.call('recommendations.pdm', { body: { source: 'proactiveChat' } })
      if (!('recommendation' in answer)) throw new Error('The answer has no chat recommendation.')
      return answer.recommendation
    }

    it('recommends none to a shopper in good standing', async () => {
      expect(await chatFor(shopperOf('signed-in'))).toMatchObject({ proactiveChatIndicator: 'N' })
    })

    it('recommends one to a customer with a past-due balance, with the text that opens it', async () => {
      const world = createTestWorld('signed-in')
      const shopper = world.shopper()
      changeAccounts(world, { pastDueCents: 4_000 })
      expect(await chatFor(shopper)).toMatchObject({
        proactiveChatIndicator: 'Y',
        proactiveChatCustomMSG: 'Need a hand with your bill or your order?',
        proposition: { propositionId: 'PLP_07', propositionType: 'CO' },
      })
    })

    it('recommends none while no agent is there', async () => {
      const world = createTestWorld('past-due')
      const shopper = world.shopper()
      world.command({ setSupport: { chatAgents: 0 } })
      expect(await chatFor(shopper)).toMatchObject({ proactiveChatIndicator: 'N' })
    })
  })

  describe('for feedback', () => {
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

    it('counts the responses', async () => {
      const shopper = shopperOf()
      const { answer } = await give(shopper, (await devicesFor(shopper)).slice(0, 2), 82)
      expect(answer).toEqual({ statusCode: 0, accepted: 2 })
    })

    it('stores them with what they are about', async () => {
      const world = createTestWorld('signed-in')
      const shopper = world.shopper()
      const recommended = (await devicesFor(shopper)).slice(0, 1)
      await give(shopper, recommended, 81)
      expect(world.list('feedback')).toMatchObject([
        {
          source: 'deviceFeedback',
          pageContext: 'emptyCart',
          sessionId: 'NBX-1',
          responses: [{ externalId: recommended[0]?.product.productId, dispositionOptionId: 81 }],
        },
      ])
    })

    it('shows the latest in the next recommendation to the same customer, and to no one else', async () => {
      const world = createTestWorld('signed-in')
      const shopper = world.shopper()
      const recommended = (await devicesFor(shopper)).slice(0, 2)
      await give(shopper, recommended, 82)
      await give(shopper, recommended.slice(0, 1), 81)
      const dispositionsFor = async (client: Shopper) =>
        (await devicesFor(client)).slice(0, 2).map(({ proposition }) => proposition.dispositionOptionId)
      expect(await dispositionsFor(shopper)).toEqual([81, 82])
      expect(await dispositionsFor(world.shopper())).toEqual([81, 82])
      expect(await dispositionsFor(world.guest('prospect'))).toEqual([82, 82])
    })

    it('keeps the session of a guest who gives some', async () => {
      const world = createTestWorld()
      const guest = world.guest('prospect')
      await give(guest, (await devicesFor(guest)).slice(0, 1), 81)
      expect(world.list('sessions').map(({ id }) => id)).toEqual([guest.sessionId])
    })

    it('drops the oldest beyond one hundred', async () => {
      const world = createTestWorld()
      const shopper = world.shopper()
      const recommended = (await devicesFor(shopper)).slice(0, 1)
      for (let number = 0; number < 105; number += 1) await give(shopper, recommended, 82, `page-${number}`)
      const pages = world.list('feedback').map(({ pageContext }) => pageContext)
      expect(pages).toHaveLength(100)
      expect(pages).toContain('page-104')
      expect(pages).not.toContain('page-4')
    })
  })

  it('keeps no session for a guest who only looks', async () => {
    const world = createTestWorld()
    const guest = world.guest('prospect')
    await devicesFor(guest)
    await accessoriesFor(guest)
    expect(world.list('sessions')).toEqual([])
  })
})
