import type { BodyInputOf } from '@soe/contracts'
import { addDevice, createTestWorld, describeOperation, goodCard, testCartAccess, type Shopper } from '../testing'

const guestWithPhone = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  return shopper
}

const customerWithPhone = async () => {
  const shopper = createTestWorld('signed-in').shopper()
  await addDevice(shopper)
  return shopper
}

const pay = (shopper: Shopper, payment: BodyInputOf<'checkout.selectPayment'>['payment'] = goodCard) =>
  shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })

const account = { paymentType: 'account' } as const

describeOperation('checkout.selectPayment', () => {
  it('stores brand and last four digits of a card, and nothing more anywhere', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    const { answer } = await pay(shopper)
    expect(answer.payment).toEqual({ paymentType: 'card', brand: 'Visa', lastFour: '1111' })
    const stored = Object.values(world.value.collections).map((collection) => [...collection.values()])
    expect(JSON.stringify([world.value.header, stored])).not.toMatch(/411111|securityCode|"123"/)
  })

  it('bills a customer’s account, and declines it for a guest', async () => {
    expect((await pay(await customerWithPhone(), account)).answer.payment).toMatchObject({
      brand: 'Account',
      lastFour: '3118',
    })
    expect((await pay(await guestWithPhone(), account)).errorId).toBe('PAYMENT_DECLINED')
  })

  it.each([
    ['a mistyped number', { cardNumber: '4111111111111112' }],
    ['a card that expired last month', { expiryMonth: 10, expiryYear: 2026 }],
  ])('declines %s', async (_name, change) => {
    expect((await pay(await guestWithPhone(), { ...goodCard, ...change })).errorId).toBe('PAYMENT_DECLINED')
  })

  it('takes a card until the end of its month', async () => {
    const lastMonth = { ...goodCard, expiryMonth: 11, expiryYear: 2026 }
    expect((await pay(await guestWithPhone(), lastMonth)).errorId).toBeUndefined()
  })

  it('refuses a month that does not exist', async () => {
    expect((await pay(await guestWithPhone(), { ...goodCard, expiryMonth: 13 })).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.selectPayment', (cartInfo) => ({ cartInfo, payment: goodCard }))
})
