import { accessoryBody, addDevice, createTestWorld, describeOperation, maren, testCartAccess } from '../testing'

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

  it('stores a name as people see it', async () => {
    const shopper = await guestWithPhone()
    const contact = { ...maren, firstName: '\u200bMaren\ufe0f ' }
    const { answer } = await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
    expect(answer.contact?.firstName).toBe('Maren')
  })

  it('takes the box of a shopper who orders accessories alone', async () => {
    const shopper = createTestWorld().guest('prospect')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const contact = { ...maren, serviceAddress: { ...maren.serviceAddress, addressLine1: 'P.O. Box 12' } }
    const { answer } = await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
    expect(answer.contact?.serviceAddress.addressLine1).toBe('P.O. Box 12')
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
    ['a name of letters that nobody sees', { lastName: '\u3164\u2800' }],
    ['a street of signs', { serviceAddress: { ...maren.serviceAddress, addressLine1: '###' } }],
    ['service at a box', { serviceAddress: { ...maren.serviceAddress, addressLine1: 'P.O. Box 12' } }],
  ])('refuses %s', async (_name, change) => {
    const body = { cartInfo: {}, contact: { ...maren, ...change } }
    const { status, errorId } = await (await guestWithPhone()).call('checkout.updateContact', { body })
    expect([status, errorId]).toEqual([400, 'INVALID_REQUEST'])
  })

  testCartAccess('checkout.updateContact', (cartInfo) => ({ cartInfo, contact: maren }))
})
