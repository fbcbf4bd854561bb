import type { BodyInputOf } from '@soe/contracts'
import {
  addDevice,
  changeAccounts,
  createTestWorld,
  describeOperation,
  goodCard,
  testCartAccess,
  type Shopper,
} from '../testing'

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
    ['a card of a brand that is not taken', { cardNumber: '3530111333300000' }],
    ['a billing ZIP code that is none', { zipCode: '00000' }],
    ['a card that expired last month', { expiryMonth: 10, expiryYear: 2026 }],
  ])('declines %s', async (_name, change) => {
    expect((await pay(await guestWithPhone(), { ...goodCard, ...change })).errorId).toBe('PAYMENT_DECLINED')
  })

  it('takes a card to the last hour of its month, on the clock of the world', async () => {
    const world = createTestWorld()
    world.time.now = Date.parse('2026-12-01T04:55:00Z')
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    const card = { ...goodCard, expiryMonth: 11, expiryYear: 2026 }
    expect((await pay(shopper, card)).answer.payment).toMatchObject({ brand: 'Visa' })
    world.time.now += 600_000
    expect((await pay(shopper, card)).errorId).toBe('PAYMENT_DECLINED')
  })

  it.each([
    ['a token that its bank refuses', { walletToken: 'WLT-REFUSED' }],
    ['a wallet that is not offered', { walletId: 'kestrel' }],
  ])('takes a wallet, and declines %s', async (_name, change) => {
    const shopper = await guestWithPhone()
    const wallet = { paymentType: 'wallet', walletId: 'orbit', walletToken: 'WLT-7Q2M-41XKD8' } as const
    expect((await pay(shopper, { ...wallet, ...change })).errorId).toBe('PAYMENT_DECLINED')
    const { payment, cart } = (await pay(shopper, wallet)).answer
    expect(payment).toMatchObject({ paymentType: 'wallet', brand: 'Orbit Pay', lastFour: '' })
    expect(cart.lineDetails.payments).toMatchObject([{ paymentType: 'wallet' }])
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

describe('dollars of the account', () => {
  const holding = async (change: { carrierDollarCents?: number; deviceDollarCents?: number }) => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper, { dppMonths: 0 })
    changeAccounts(world, change)
    return shopper
  }

  const use = (shopper: Shopper, dollars: ('VD' | 'DD')[]) =>
    shopper.call('checkout.selectPayment', { body: { cartInfo: {}, dollars } })

  it('are used first, the carrier’s before the device’s, and leave the rest to another payment', async () => {
    const shopper = await holding({ carrierDollarCents: 40_00, deviceDollarCents: 25_00 })
    await use(shopper, ['DD', 'VD'])
    const { cart } = (await pay(shopper)).answer
    const { dueToday } = cart.orderDetails.totals
    expect(cart.lineDetails.payments).toEqual([
      { paymentType: 'VD', amount: 40 },
      { paymentType: 'DD', amount: 25 },
      { paymentType: 'card', amount: (Math.round(dueToday * 100) - 65_00) / 100 },
    ])
  })

  it('pay alone where they cover everything, and only there', async () => {
    const shopper = await holding({ carrierDollarCents: 1_000_000 })
    expect((await pay(shopper, { paymentType: 'dollars' })).errorId).toBe('PAYMENT_DECLINED')
    const { cart } = (await use(shopper, ['VD'])).answer
    expect(cart.lineDetails.payments).toEqual([{ paymentType: 'VD', amount: cart.orderDetails.totals.dueToday }])
    expect((await pay(shopper, { paymentType: 'dollars' })).answer.payment).toMatchObject({ paymentType: 'dollars' })
    expect((await use(shopper, [])).answer.payment).toBeUndefined()
  })

  it('pay no longer alone once the cart costs more than they hold', async () => {
    const shopper = await holding({ carrierDollarCents: 130_000 })
    await use(shopper, ['VD'])
    await pay(shopper, { paymentType: 'dollars' })
    await addDevice(shopper, { dppMonths: 0 })
    const { answer } = await shopper.call('checkout.getCheckoutDetails', { body: { cartInfo: {} } })
    expect(answer.payment).toBeUndefined()
    expect(answer.cart.lineDetails.payments).toEqual([{ paymentType: 'VD', amount: 1300 }])
    const refusal = await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
    expect(refusal.errors?.[0]?.details).toContainEqual({ issue: 'payment' })
  })
})
