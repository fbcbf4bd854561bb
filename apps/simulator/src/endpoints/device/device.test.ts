import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const shopperOf = async (persona: 'signed-in' | 'prospect' = 'signed-in') => (await simulator.world(persona)).shopper()

type Asked = Partial<BodyInputOf<'device.getProtectionFeatures'>>

const protection = (shopper: Shopper, more: Asked = {}) =>
  shopper.call('device.getProtectionFeatures', { body: { pageId: 'PROTECTION', ...more } })

const payload = async (...asked: Parameters<typeof protection>) => (await protection(...asked)).answer.payload

const names = async (...asked: Parameters<typeof protection>) =>
  (await payload(...asked)).features.map(({ displayName }) => displayName)

describe('protection features', () => {
  it.each([
    ['HDP', ['Harbor Home Protect']],
    ['HDA', ['Harbor Home Advisor']],
  ] as const)('on the page %s are %j', async (vhdpPageRequest, expected) => {
    const { features } = await payload(await shopperOf(), { vhdpPageRequest })
    expect(features.map(({ displayName }) => displayName)).toEqual(expected)
    expect(features[0]).toMatchObject({ family: 'VZPROTECT_HOME', featureType: 'SPO', inCart: false, inAccount: false })
    expect(features[0]?.price.discountedPrice).toBeGreaterThan(0)
  })

  it.each([
    ['smartphones', ['Lifeline Protect', 'Lifeline Basic']],
    ['watches', ['Lifeline Wrist']],
    ['tablets', ['Lifeline Basic']],
  ] as const)('of %s are for their kind', async (category, expected) => {
    const shopper = await shopperOf()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category } })).answer
    expect(await names(shopper, { deviceSorId: products[0]?.childSkus[0]?.sorId ?? '' })).toEqual(expected)
  })

  it('of a line are for its device, which is told on request', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const asked = { mtn: 'newLine1', getDeviceDetails: true } as const
    expect(await names(shopper, asked)).toEqual(['Lifeline Protect', 'Lifeline Basic'])
    expect((await payload(shopper, asked)).deviceDetails).toMatchObject({
      productId: 'dev14000001',
      category: 'smartphones',
    })
    expect((await payload(shopper, { mtn: 'newLine1' })).deviceDetails).toBeUndefined()
  })

  it('of no device are none, and with home protection asked for both of the home', async () => {
    const shopper = await shopperOf()
    expect(await names(shopper)).toEqual([])
    expect(await names(shopper, { getHomeProtectionEligibility: 'Y' })).toEqual([
      'Harbor Home Protect',
      'Harbor Home Advisor',
    ])
  })

  it('tell what the account and the line have in the cart, as add-features changed it', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const home = { vhdpPageRequest: 'HDP', getHomeProtectionEligibility: true } as const
    const change = (id: string, actionIndicator: 'A' | 'D', mtns?: string[]) =>
      shopper.call('cart.addFeatures', {
        body: {
          cartInfo: {},
          data: {
            accountFeatures: [{ id, actionIndicator, type: mtns ? 'SFO' : 'SPO', quantity: 1, ...(mtns && { mtns }) }],
          },
        },
      })
    const [offer] = (await payload(shopper, home)).features
    await change(offer?.sorId ?? '', 'A')
    await change('lifeline-basic', 'A', ['newLine1'])
    const after = await payload(shopper, home)
    expect(after.features[0]).toMatchObject({ inCart: true, inAccount: false })
    expect(after.homeProtectionEligibility).toMatchObject({ isVzPhInCart: true, isVzHdaInCart: false })
    const ofLine = (await payload(shopper, { mtn: 'newLine1' })).features
    expect(ofLine.map(({ inCart }) => inCart)).toEqual([false, true])
    await change(offer?.sorId ?? '', 'D')
    expect((await payload(shopper, home)).features[0]?.inCart).toBe(false)
  })

  it('are there for who has none of the kind, as the cart tells it too', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const asked = { getHomeProtectionEligibility: true } as const
    const eligible = async () => {
      const { isVzPhEligible, isVzHdaEligible } = (await payload(shopper, asked)).homeProtectionEligibility ?? {}
      return { isVzPhEligible, isVzHdaEligible }
    }
    const inCart = async () =>
      (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart.cartHeader
    expect(await eligible()).toEqual({ isVzPhEligible: true, isVzHdaEligible: true })
    expect(await inCart()).toMatchObject(await eligible())
    const change = { id: 'harbor-home-advisor', actionIndicator: 'A', type: 'SPO', quantity: 1 } as const
    await shopper.call('cart.addFeatures', { body: { cartInfo: {}, data: { accountFeatures: [change] } } })
    expect(await eligible()).toEqual({ isVzPhEligible: true, isVzHdaEligible: false })
    expect(await inCart()).toMatchObject(await eligible())
  })

  it.each([
    ['an accessory', { deviceSorId: 'BOSUN-CHARGER-CHALK' }, '1079'],
    ['no device at all', { deviceSorId: 'constructor' }, 'ITEM_NOT_FOUND'],
    ['a cart that no one has', { cartId: 'C9-none' }, '899'],
  ])('of %s are refused', async (_, asked, errorId) => {
    expect((await protection(await shopperOf(), asked)).errorId).toBe(errorId)
  })

  it('of a line that is not in the cart are refused, but for a named device', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const reply = await protection(shopper, { mtn: 'newLine9' })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'mtn' }]])
    const asked = { mtn: 'newLine9', deviceSorId: 'ORBIT-12-PRO-KELP-128' }
    expect(await names(shopper, asked)).toEqual(['Lifeline Protect', 'Lifeline Basic'])
  })
})

describe('the eSIM details', () => {
  const esim = (shopper: Shopper, body: BodyInputOf<'device.getEsimDetails'>) =>
    shopper.call('device.getEsimDetails', { body })

  it('of a device tell its chip, the same each time', async () => {
    const shopper = await shopperOf('prospect')
    const { esimDetails } = (await esim(shopper, { deviceSorId: 'ORBIT-12-PRO-KELP-128' })).answer
    expect(esimDetails).toMatchObject({ productId: 'dev14000001', euiccCapable: true, simTypes: ['ESIM', 'PSIM'] })
    expect(esimDetails.eid).toMatch(/^89\d{30}$/)
    expect((await esim(shopper, { deviceSorId: 'ORBIT-12-PRO-KELP-128' })).answer.esimDetails).toEqual(esimDetails)
  })

  it('of a line are those of its device', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    expect((await esim(shopper, { lineId: 'newLine1' })).answer.esimDetails.sorId).toBe('ORBIT-12-PRO-KELP-128')
  })

  it.each([
    ['a device', { deviceSorId: 'constructor' }, 'ITEM_NOT_FOUND'],
    ['a line', { lineId: 'newLine9' }, 'ITEM_NOT_FOUND'],
    ['a cart', { cartId: 'C9-none' }, '899'],
  ])('are refused for what is not %s', async (_, body, errorId) => {
    expect((await esim(await shopperOf(), body)).errorId).toBe(errorId)
  })
})
