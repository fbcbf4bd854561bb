import {
  addDevice,
  cartOf,
  createTestWorld,
  describeOperation,
  linesOf,
  testCartAccess,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' }
const portland = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }

const setAddress = (shopper: Shopper, mtn = 'newLine1', e911Address: object = portland) =>
  shopper.call('cart.e911Address', {
    body: { cartInfo: {}, lines: [{ mtn, e911Address: e911Address as typeof portland }] },
  })

const linesWith1098 = async (shopper: Shopper) =>
  (await cartOf(shopper)).cartValidationErrors.find(({ errorCode }) => errorCode === '1098')?.fieldPath

describeOperation('cart.e911Address', () => {
  it.each(['prospect', 'signed-in'] as const)('stores the address with the line of a %s', async (persona) => {
    const shopper = createTestWorld(persona).shopper()
    await addDevice(shopper, watch)
    const address = { ...portland, addressLine2: 'Apt 4' }
    await setAddress(shopper, 'newLine1', { ...address, unheardOf: true })
    expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toEqual(address)
  })

  it.each([
    ['an unknown line', 'ITEM_NOT_FOUND', 'newLine7', portland],
    ['an unknown zip code', 'ZIP_CODE_INVALID', 'newLine1', { ...portland, zipCode: '00001' }],
    ['a zip code of another state', 'ZIP_CODE_INVALID', 'newLine1', { ...portland, state: 'GA' }],
  ])('refuses %s with %s', async (_name, id, mtn, address) => {
    const shopper = guest()
    await addDevice(shopper, watch)
    expect((await setAddress(shopper, mtn, address)).errorId).toBe(id)
    expect((await linesOf(shopper))['newLine1']?.serviceInfo.e911Address).toBeUndefined()
  })

  it.each([{ zipCode: '041' }, { state: 'Maine' }, { city: '' }, { addressLine1: 7 }])(
    'refuses %j, which is not an address',
    async (wrong) => {
      const shopper = guest()
      await addDevice(shopper, watch)
      expect((await setAddress(shopper, 'newLine1', { ...portland, ...wrong })).status).toBe(400)
    },
  )

  describe('error 1098', () => {
    it("names a guest's watches until each has an address", async () => {
      const shopper = guest()
      await addDevice(shopper, watch)
      await addDevice(shopper)
      await addDevice(shopper, watch)
      expect(await linesWith1098(shopper)).toBe('newLine1,newLine3')
      await setAddress(shopper, 'newLine1')
      expect(await linesWith1098(shopper)).toBe('newLine3')
      await setAddress(shopper, 'newLine3')
      expect(await linesWith1098(shopper)).toBeUndefined()
    })

    it('is not raised for phones, nor for a customer', async () => {
      const shopper = guest()
      await addDevice(shopper)
      const customer = createTestWorld('signed-in').shopper()
      await addDevice(customer, watch)
      expect([await linesWith1098(shopper), await linesWith1098(customer)]).toEqual([undefined, undefined])
    })

    it('is not raised for a prepaid watch, which no prepaid call could give an address', async () => {
      const shopper = createTestWorld('prepay').shopper()
      await addDevice(shopper, { ...watch, dppMonths: 0 })
      expect(await linesWith1098(shopper)).toBeUndefined()
    })

    it('goes with the watch', async () => {
      const shopper = guest()
      await addDevice(shopper, watch)
      await addDevice(shopper, { lineId: 'newLine1' })
      expect(await linesWith1098(shopper)).toBeUndefined()
    })
  })

  testCartAccess(
    'cart.e911Address',
    (cartInfo) => ({ cartInfo, lines: [{ mtn: 'newLine1', e911Address: portland }] }),
    { afterLock: 'changes' },
  )
})
