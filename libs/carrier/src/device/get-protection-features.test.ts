import type { BodyInputOf } from '@soe/contracts'
import { addDevice, cartOf, createTestWorld, describeOperation, type Shopper } from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

type ProtectionRequest = Partial<BodyInputOf<'device.getProtectionFeatures'>>

const protection = (shopper: Shopper, request: ProtectionRequest = {}) =>
  shopper.call('device.getProtectionFeatures', { body: { pageId: 'PROTECTION', ...request } })

const payload = async (...asked: Parameters<typeof protection>) => (await protection(...asked)).answer.payload

const names = async (...asked: Parameters<typeof protection>) =>
  (await payload(...asked)).features.map(({ displayName }) => displayName)

const changeFeature = (shopper: Shopper, id: string, actionIndicator: 'A' | 'D', mtns?: string[]) =>
  shopper.call('cart.addFeatures', {
    body: {
      cartInfo: {},
      data: {
        accountFeatures: [{ id, actionIndicator, type: mtns ? 'SFO' : 'SPO', quantity: 1, ...(mtns && { mtns }) }],
      },
    },
  })

describeOperation('device.getProtectionFeatures', () => {
  it.each([
    ['HDP', ['Harbor Home Protect']],
    ['HDA', ['Harbor Home Advisor']],
  ] as const)('answers the page %s with %j', async (vhdpPageRequest, expected) => {
    const { features } = await payload(customer(), { vhdpPageRequest })
    expect(features.map(({ displayName }) => displayName)).toEqual(expected)
    expect(features[0]).toMatchObject({ family: 'VZPROTECT_HOME', featureType: 'SPO', inCart: false, inAccount: false })
    expect(features[0]?.price.discountedPrice).toBeGreaterThan(0)
  })

  it.each([
    ['smartphones', ['Lifeline Protect', 'Lifeline Basic']],
    ['watches', ['Lifeline Wrist']],
    ['tablets', ['Lifeline Basic']],
  ] as const)('lists for %s the features of their kind', async (category, expected) => {
    const shopper = customer()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category } })).answer
    expect(await names(shopper, { deviceSorId: products[0]?.childSkus[0]?.sorId ?? '' })).toEqual(expected)
  })

  it("lists features for a line's device, with the device's details on request", async () => {
    const shopper = customer()
    await addDevice(shopper)
    const request = { mtn: 'newLine1', getDeviceDetails: true } as const
    expect(await names(shopper, request)).toEqual(['Lifeline Protect', 'Lifeline Basic'])
    expect((await payload(shopper, request)).deviceDetails).toMatchObject({
      productId: 'dev14000001',
      category: 'smartphones',
    })
    expect((await payload(shopper, { mtn: 'newLine1' })).deviceDetails).toBeUndefined()
  })

  it('says why a device of the kind cannot have a feature', async () => {
    const shopper = customer()
    const { products } = (await shopper.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer
    const dear = products
      .flatMap(({ childSkus }) => childSkus)
      .find(({ price }) => price.fullRetailPrice.originalPrice > 1000)
    const { features } = await payload(shopper, { deviceSorId: dear?.sorId ?? '' })
    expect(features.map(({ ineligibleReason }) => ineligibleReason)).toEqual([undefined, 'Not for this device'])
  })

  it('leads with the feature that it advises for phones, on request', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const { features, leadOffer } = await payload(shopper, { mtn: 'newLine1', getLeadOffer: true })
    expect(leadOffer).toMatchObject({ sorId: features[0]?.sorId, claimsAYear: 3 })
    expect(leadOffer?.claimCosts[0]).toEqual({ claim: 'Screen repair', cost: 29 })
    expect((await payload(shopper, { mtn: 'newLine1' })).leadOffer).toBeUndefined()
    expect((await payload(shopper, { getLeadOffer: true })).leadOffer).toBeUndefined()
  })

  it('lists nothing without a device, and both home features where their eligibility is asked for', async () => {
    const shopper = customer()
    expect(await names(shopper)).toEqual([])
    expect(await names(shopper, { getHomeProtectionEligibility: 'Y' })).toEqual([
      'Harbor Home Protect',
      'Harbor Home Advisor',
    ])
  })

  it('marks what add-features has put on the account and on the line', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const home = { vhdpPageRequest: 'HDP', getHomeProtectionEligibility: true } as const
    const [offer] = (await payload(shopper, home)).features
    await changeFeature(shopper, offer?.sorId ?? '', 'A')
    await changeFeature(shopper, 'lifeline-basic', 'A', ['newLine1'])
    const after = await payload(shopper, home)
    expect(after.features[0]).toMatchObject({ inCart: true, inAccount: false })
    expect(after.homeProtectionEligibility).toMatchObject({ isVzPhInCart: true, isVzHdaInCart: false })
    const ofLine = (await payload(shopper, { mtn: 'newLine1' })).features
    expect(ofLine.map(({ inCart }) => inCart)).toEqual([false, true])
    await changeFeature(shopper, offer?.sorId ?? '', 'D')
    expect((await payload(shopper, home)).features[0]?.inCart).toBe(false)
  })

  it('makes a home feature eligible while there is none of its family, as the cart does', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const eligible = async () => {
      const { homeProtectionEligibility: home } = await payload(shopper, { getHomeProtectionEligibility: true })
      return { isVzPhEligible: home?.isVzPhEligible, isVzHdaEligible: home?.isVzHdaEligible }
    }
    const inCart = async () => (await cartOf(shopper)).cartHeader
    expect(await eligible()).toEqual({ isVzPhEligible: true, isVzHdaEligible: true })
    expect(await inCart()).toMatchObject(await eligible())
    await changeFeature(shopper, 'harbor-home-advisor', 'A')
    expect(await eligible()).toEqual({ isVzPhEligible: true, isVzHdaEligible: false })
    expect(await inCart()).toMatchObject(await eligible())
  })

  it.each([
    ['an accessory', { deviceSorId: 'BOSUN-CHARGER-CHALK' }, '1079'],
    ['an unknown device', { deviceSorId: 'constructor' }, 'ITEM_NOT_FOUND'],
    ['an unknown cart', { cartId: 'C9-none' }, '899'],
  ])('refuses %s', async (_, request, errorId) => {
    expect((await protection(customer(), request)).errorId).toBe(errorId)
  })

  it('refuses a line that is not in the cart, unless a device is named', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const reply = await protection(shopper, { mtn: 'newLine9' })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'mtn' }]])
    const request = { mtn: 'newLine9', deviceSorId: 'ORBIT-12-PRO-KELP-128' }
    expect(await names(shopper, request)).toEqual(['Lifeline Protect', 'Lifeline Basic'])
  })
})
