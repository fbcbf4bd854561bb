import {
  addDevice,
  checkoutOf,
  createTestWorld,
  describeOperation,
  maren,
  shipTo,
  taxOf,
  testCartAccess,
} from '../testing'

const guestWithPhone = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  return shopper
}

describeOperation('checkout.updateAddress', () => {
  it('moves the order, and its sales tax with it', async () => {
    const shopper = await guestWithPhone()
    expect(await taxOf(shopper)).toBe(70)
    expect((await shipTo(shopper, { state: 'ME' })).answer.shippingAddress).toMatchObject({
      type: 'home',
      country: 'USA',
      state: 'ME',
    })
    expect(await taxOf(shopper)).toBe(55)
    await shipTo(shopper, { state: 'OR' })
    expect(await taxOf(shopper)).toBeUndefined()
  })

  it('stores every field of an address, and a fresh read has them', async () => {
    const shopper = await guestWithPhone()
    const shippingAddress = {
      type: 'business',
      firmName: 'Oake & Daughters',
      firstName: 'Maren',
      lastName: 'Oake',
      preferFirstName: 'Mar',
      preferLastName: 'Oak',
      ...maren.serviceAddress,
      zipCode4: '1234',
      emailId: 'maren@example.com',
      confirmEmailId: 'maren@example.com',
      phoneNumber: '2075550148',
      pobox: '12',
      ruralDel: 'RR 2',
      attention: 'Front desk',
      enableEmailandTextNotification: true,
      country: 'USA',
    } as const
    await shopper.call('checkout.updateAddress', { body: { cartInfo: {}, shippingAddress } })
    expect((await checkoutOf(shopper)).shippingAddress).toEqual(shippingAddress)
  })

  it('takes a box for a parcel, and none for a courier', async () => {
    const shopper = await guestWithPhone()
    const box = { state: 'ME', addressLine2: 'P.O. Box 12' } as const
    expect((await shipTo(shopper, box)).errorId).toBeUndefined()
    await shipTo(shopper, { state: 'ME' })
    const body = { cartInfo: {}, selectedOptionCode: 'SDD_SAMEDAY' }
    expect((await shopper.call('checkout.selectShipping', { body })).errorId).toBeUndefined()
    expect((await shipTo(shopper, box)).errorId).toBe('INVALID_REQUEST')
  })

  it('misses an address where a courier is chosen after a box', async () => {
    const shopper = await guestWithPhone()
    await shipTo(shopper, { state: 'ME', addressLine2: 'P.O. Box 12' })
    await shopper.call('checkout.selectShipping', { body: { cartInfo: {}, selectedOptionCode: 'SDD_SAMEDAY' } })
    const { errors } = await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
    expect(errors[0]?.details).toContainEqual({ issue: 'delivery' })
  })

  it.each([{ state: '' }, { zipCode: '00000' }, { phoneNumber: '0000000000' }, { addressLine1: '###' }])(
    'refuses an address with %j',
    async (change) => {
      expect((await shipTo(await guestWithPhone(), change)).errorId).toBe('INVALID_REQUEST')
    },
  )

  testCartAccess('checkout.updateAddress', (cartInfo) => ({
    cartInfo,
    shippingAddress: { firstName: 'M', lastName: 'O', ...maren.serviceAddress },
  }))
})
