import { cartOf, linesOf, addDevice } from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')
const customer = async () => (await simulator.world('signed-in')).shopper()

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' }
const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

const setAddress = (shopper: Shopper, mtn = 'newLine1', e911Address: object = portland) =>
  shopper.call('cart.e911Address', {
    body: { cartInfo: {}, lines: [{ mtn, e911Address: e911Address as typeof portland }] },
  })

const validate = (shopper: Shopper, e911Address: object, processingMTN = 'newLine1') =>
  shopper.call('cart.validateE911Address', {
    body: { cartInfo: { processingMTN }, e911Address: e911Address as typeof portland },
  })

const namedBy1098 = async (shopper: Shopper) =>
  (await cartOf(shopper)).cartValidationErrors.find(({ errorCode }) => errorCode === '1098')?.fieldPath

describe('error 1098', () => {
  it("names a guest's watches until each has an address", async () => {
    const shopper = await stranger()
    await addDevice(shopper, watch)
    await addDevice(shopper)
    await addDevice(shopper, watch)
    expect(await namedBy1098(shopper)).toBe('newLine1,newLine3')
    await setAddress(shopper, 'newLine1')
    expect(await namedBy1098(shopper)).toBe('newLine3')
    await setAddress(shopper, 'newLine3')
    expect(await namedBy1098(shopper)).toBeUndefined()
  })

  it('is not for phones, nor for a customer', async () => {
    const guest = await stranger()
    await addDevice(guest)
    const signedIn = await customer()
    await addDevice(signedIn, watch)
    expect([await namedBy1098(guest), await namedBy1098(signedIn)]).toEqual([undefined, undefined])
  })

  it('is not for a prepaid watch, which no prepaid call could give an address', async () => {
    const shopper = await (await simulator.world('prepay')).shopper()
    await addDevice(shopper, { ...watch, dppMonths: 0 })
    expect(await namedBy1098(shopper)).toBeUndefined()
  })

  it('goes with the watch', async () => {
    const shopper = await stranger()
    await addDevice(shopper, watch)
    await addDevice(shopper, { lineId: 'newLine1' })
    expect(await namedBy1098(shopper)).toBeUndefined()
  })
})

describe('cart.e911Address', () => {
  it.each(['prospect', 'signed-in'] as const)(
    'is where emergency services go for the line of a %s',
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      await addDevice(shopper, watch)
      const address = { ...portland, addressLine2: 'Apt 4' }
      await setAddress(shopper, 'newLine1', { ...address, unheardOf: true })
      expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toEqual(address)
    },
  )

  it.each([
    ['an unknown line', 'ITEM_NOT_FOUND', 'newLine7', portland],
    ['a zip code that no one has', 'ZIP_CODE_INVALID', 'newLine1', { ...portland, zipCode: '00001' }],
    ['a zip code of another state', 'ZIP_CODE_INVALID', 'newLine1', { ...portland, state: 'GA' }],
  ])('refuses %s with %s', async (_name, id, mtn, address) => {
    const shopper = await stranger()
    await addDevice(shopper, watch)
    expect((await setAddress(shopper, mtn, address)).errorId).toBe(id)
    expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toBeUndefined()
  })

  it.each([{ zipCode: '041' }, { state: 'Maine' }, { city: '' }, { addressLine1: 7 }])(
    'refuses %j as no request',
    async (wrong) => {
      const shopper = await stranger()
      await addDevice(shopper, watch)
      expect((await setAddress(shopper, 'newLine1', { ...portland, ...wrong })).status).toBe(400)
    },
  )

  it('needs a cart', async () => expect((await setAddress(await stranger())).errorId).toBe('1008'))
})

describe('cart.validateE911Address', () => {
  it('knows a good address', async () => {
    const shopper = await stranger()
    await addDevice(shopper, watch)
    expect((await validate(shopper, portland)).answer).toEqual({
      statusCode: '00',
      serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
      processingMTN: 'newLine1',
      addressValid: true,
    })
  })

  it('offers the one that emergency services know, and keeps none', async () => {
    const shopper = await stranger()
    await addDevice(shopper, watch)
    const { answer } = await validate(shopper, { ...portland, addressLine1: '14 commercial street', state: 'GA' })
    expect([answer.addressValid, answer.alternateAddress]).toEqual([false, portland])
    expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toBeUndefined()
  })

  it.each([
    ['1008', async () => stranger(), portland, 'newLine1'],
    ['ITEM_NOT_FOUND', async () => withWatch(), portland, 'newLine2'],
    ['ZIP_CODE_INVALID', async () => withWatch(), { ...portland, zipCode: '00000' }, 'newLine1'],
  ])('refuses with %s', async (id, from, address, mtn) => {
    expect((await validate(await from(), address, mtn)).errorId).toBe(id)
  })
})

const withWatch = async () => {
  const shopper = await stranger()
  await addDevice(shopper, watch)
  return shopper
}
