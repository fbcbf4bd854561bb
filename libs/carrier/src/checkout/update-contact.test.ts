import { addDevice, createTestWorld, describeOperation, maren, testCartAccess } from '../testing'

const guestWithPhone = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  return shopper
}

describeOperation('checkout.updateContact', () => {
  it('stores the contact without fields that the carrier does not know', async () => {
    const shopper = await guestWithPhone()
    const contact = { ...maren, addressLine2: 'left out', nickname: 'left out too' }
    const { answer } = await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
    expect(answer.contact).toEqual(maren)
  })

  it('shows the answer to the captcha in the cart from then on', async () => {
    const shopper = await guestWithPhone()
    const cartInfo = { gRecaptchaResponse: '03AGdBq27' }
    await shopper.call('checkout.updateContact', { body: { cartInfo, contact: maren } })
    await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact: maren } })
    const { answer } = await shopper.call('checkout.getCheckoutDetails', { body: {} })
    expect(answer.cart?.cartInfo).toEqual({ intendType: 'AAL', ...cartInfo })
  })

  it.each([
    ['an invalid email', { emailId: 'maren@' }],
    ['a phone number of nine digits', { phoneNumber: '207555014' }],
    ['a phone number of no area', { phoneNumber: '0000000000' }],
    ['a ZIP code that is none', { serviceAddress: { ...maren.serviceAddress, zipCode: '00000' } }],
    ['a blank last name', { lastName: ' ' }],
  ])('refuses %s', async (_name, change) => {
    const body = { cartInfo: {}, contact: { ...maren, ...change } }
    const { status, errorId } = await (await guestWithPhone()).call('checkout.updateContact', { body })
    expect([status, errorId]).toEqual([400, 'INVALID_REQUEST'])
  })

  testCartAccess('checkout.updateContact', (cartInfo) => ({ cartInfo, contact: maren }))
})
