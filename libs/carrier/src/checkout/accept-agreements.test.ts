import {
  acceptAll,
  addDevice,
  checkoutOf,
  createTestWorld,
  describeOperation,
  shipTo,
  testCartAccess,
  type Shopper,
} from '../testing'

const guestWithPhone = async (dppMonths = 36) => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper, { dppMonths })
  return shopper
}

const accept = (shopper: Shopper, ...agreementIds: string[]) =>
  shopper.call('checkout.acceptAgreements', { body: { cartInfo: {}, agreementIds } })

const isComplete = async (shopper: Shopper) => (await checkoutOf(shopper)).customerAgreements.agreementCompleted

describeOperation('checkout.acceptAgreements', () => {
  it('is complete once every agreement is accepted, one by one', async () => {
    const shopper = await guestWithPhone()
    const completedBy = async (agreementId: string) =>
      (await accept(shopper, agreementId)).answer.customerAgreements.agreementCompleted
    expect(await completedBy('customer-agreement')).toBe(false)
    expect(await completedBy('device-payment-agreement')).toBe(true)
  })

  it('asks for the device payment agreement only for a device on instalments', async () => {
    const { agreements } = (await checkoutOf(await guestWithPhone(0))).customerAgreements
    expect(agreements.map(({ agreementId }) => agreementId)).toEqual(['customer-agreement'])
  })

  it('asks again after another device is added, and not after a change of address', async () => {
    const shopper = await guestWithPhone()
    await acceptAll(shopper)
    await shipTo(shopper, { state: 'OR' })
    expect(await isComplete(shopper)).toBe(true)
    await addDevice(shopper)
    expect(await isComplete(shopper)).toBe(false)
  })

  it('refuses an unknown agreement', async () => {
    expect((await accept(await guestWithPhone(), 'customer-agreement', 'letter-of-marque')).errorId).toBe(
      'ITEM_NOT_FOUND',
    )
  })

  it('refuses a request without agreements', async () => {
    expect((await accept(await guestWithPhone())).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.acceptAgreements', (cartInfo) => ({ cartInfo, agreementIds: ['customer-agreement'] }))
})
