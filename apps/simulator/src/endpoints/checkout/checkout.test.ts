import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { acceptAll, accessoryBody, addDevice, fillCart, goodCard, maren } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

/** A stranger with a phone in the cart. */
const buyer = async () => {
  const shopper = (await simulator.world()).stranger('prospect')
  await addDevice(shopper)
  return shopper
}

const customer = async () => {
  const shopper = await (await simulator.world('signed-in')).shopper()
  await addDevice(shopper)
  return shopper
}

const detailsOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer

const pay = (shopper: Shopper, payment: BodyInputOf<'checkout.selectPayment'>['payment'] = goodCard) =>
  shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })

const ship = (shopper: Shopper, selectedOptionCode: string, locationCode?: string) =>
  shopper.call('checkout.selectShipping', {
    body: { cartInfo: {}, selectedOptionCode, ...(locationCode && { locationCode }) },
  })

const shipTo = (shopper: Shopper, state: string) =>
  shopper.call('checkout.updateAddress', {
    body: { cartInfo: {}, shippingAddress: { firstName: 'Maren', lastName: 'Oake', ...maren.serviceAddress, state } },
  })

const taxOf = async (shopper: Shopper) =>
  (await detailsOf(shopper)).cart.orderDetails.totals.todayRows.find(({ code }) => code === 'tax')?.amount

describe('checkout.getCheckoutDetails', () => {
  it('is not there without a cart', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })

  it("knows a customer's name and address, and a stranger's not", async () => {
    expect(await detailsOf(await customer())).toMatchObject({
      contact: { firstName: 'Maren', emailId: 'maren.oake@example.com' },
      shippingAddress: { addressLine1: '14 Commercial St', state: 'ME' },
    })
    const stranger = await detailsOf(await buyer())
    expect([stranger.contact, stranger.shippingAddress]).toEqual([undefined, undefined])
  })
})

describe('checkout.updateContact', () => {
  it('keeps who orders, and nothing that was not asked for', async () => {
    const shopper = await buyer()
    const contact = { ...maren, addressLine2: 'left out', nickname: 'left out too' }
    const { answer } = await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
    expect(answer.contact).toEqual(maren)
  })

  it.each([
    ['an email that is none', { emailId: 'maren@' }],
    ['a phone number of nine digits', { phoneNumber: '207555014' }],
    ['no last name', { lastName: ' ' }],
  ])('refuses %s', async (_name, change) => {
    const body = { cartInfo: {}, contact: { ...maren, ...change } }
    expect((await (await buyer()).call('checkout.updateContact', { body })).status).toBe(400)
  })
})

describe('checkout.updateAddress', () => {
  it('moves the order, and its sales tax with it', async () => {
    const shopper = await buyer()
    expect(await taxOf(shopper)).toBe(70)
    expect((await shipTo(shopper, 'ME')).answer.shippingAddress).toMatchObject({
      type: 'home',
      country: 'USA',
      state: 'ME',
    })
    expect(await taxOf(shopper)).toBe(55)
    await shipTo(shopper, 'OR')
    expect(await taxOf(shopper)).toBeUndefined()
  })
})

describe('the shipping address', () => {
  it('keeps everything that an address may say, and a fresh read has it', async () => {
    const shopper = await buyer()
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
    expect((await detailsOf(shopper)).shippingAddress).toEqual(shippingAddress)
  })
})

describe('checkout.selectShipping', () => {
  it('charges for the express way', async () => {
    const shopper = await buyer()
    const before = (await detailsOf(shopper)).cart.orderDetails.totals.dueToday
    const { cart, shipmentInfo } = (await ship(shopper, 'EXPRESS')).answer
    expect(shipmentInfo.selectedOptionCode).toBe('EXPRESS')
    expect(cart.orderDetails.totals.dueToday - before).toBeCloseTo(14.99, 2)
  })

  it("takes the order to a store, hyphens or not, and asks for that state's tax", async () => {
    const shopper = await buyer()
    await shipTo(shopper, 'OR')
    expect((await ship(shopper, 'ISPU', '041-2001')).answer.shipmentInfo.storeInfo?.name).toBe('Commercial St')
    expect(await taxOf(shopper)).toBe(55)
    expect((await ship(shopper, 'STANDARD')).answer.shipmentInfo.storeInfo).toBeUndefined()
  })

  it('promises an order for the day on which it can arrive', async () => {
    const shopper = await buyer()
    const arrival = async () =>
      (await detailsOf(shopper)).shipmentInfo.shippingOptions.map(({ arrivesOn }) => arrivesOn)
    expect(await arrival()).toEqual(['2026-11-29', '2026-11-27', '2026-11-26'])
    await addDevice(shopper, { id: 'orbit-12-pro-clay-512' })
    expect(await arrival()).toEqual(['2027-01-18', '2027-01-16', '2027-01-15'])
  })

  it('sends batteries under regulation by ground or to a store', async () => {
    const shopper = await buyer()
    await ship(shopper, 'EXPRESS')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'ballast-power-bank-tar', qty: 1 }]) })
    const { shipmentInfo } = await detailsOf(shopper)
    expect(shipmentInfo.selectedOptionCode).toBe('STANDARD')
    expect(shipmentInfo.shippingOptions.map(({ active }) => active)).toEqual([true, false, true])
    const refused = await ship(shopper, 'EXPRESS')
    expect([refused.errorId, refused.errors[0]?.message]).toEqual([
      'ITEM_NOT_FOUND',
      'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.',
    ])
    expect((await ship(shopper, 'ISPU', '0412002')).errorId).toBeUndefined()
  })

  it.each([
    ['an unknown way', 'PIGEON', undefined],
    ['pickup without a store', 'ISPU', undefined],
    ['pickup at an unknown store', 'ISPU', '9999999'],
  ])('refuses %s', async (_name, code, store) => {
    expect((await ship(await buyer(), code, store)).errorId).toBe('ITEM_NOT_FOUND')
  })
})

describe('checkout.selectPayment', () => {
  it('keeps brand and last four digits of a card, and nothing more anywhere', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    const { answer } = await pay(shopper)
    expect(answer.payment).toEqual({ paymentType: 'card', brand: 'Visa', lastFour: '1111' })
    expect(JSON.stringify(await world.state())).not.toMatch(/411111|securityCode|"123"/)
  })

  it('bills an account where there is one', async () => {
    const account = { paymentType: 'account' } as const
    expect((await pay(await customer(), account)).answer.payment).toMatchObject({ brand: 'Account', lastFour: '3118' })
    expect((await pay(await buyer(), account)).errorId).toBe('PAYMENT_DECLINED')
  })

  it.each([
    ['a mistyped number', { cardNumber: '4111111111111112' }],
    ['a card that expired last month', { expiryMonth: 10, expiryYear: 2026 }],
  ])('declines %s', async (_name, change) => {
    expect((await pay(await buyer(), { ...goodCard, ...change })).errorId).toBe('PAYMENT_DECLINED')
  })

  it('takes a card to the end of its month', async () => {
    expect((await pay(await buyer(), { ...goodCard, expiryMonth: 11, expiryYear: 2026 })).errorId).toBeUndefined()
  })

  it('needs the anti-forgery token', async () => {
    const shopper = await buyer()
    const body = { cartInfo: {}, payment: goodCard }
    expect((await shopper.call('checkout.selectPayment', { body, headers: { 'x-xsrf-token': 'forged' } })).status).toBe(
      403,
    )
  })
})

describe('checkout.acceptAgreements', () => {
  it('is complete once everything is accepted, one by one or together', async () => {
    const shopper = await buyer()
    const accept = async (...agreementIds: string[]) =>
      (await shopper.call('checkout.acceptAgreements', { body: { cartInfo: {}, agreementIds } })).answer
    expect((await accept('customer-agreement')).customerAgreements.agreementCompleted).toBe(false)
    expect((await accept('device-payment-agreement')).customerAgreements.agreementCompleted).toBe(true)
  })

  it('asks for the device payment agreement only where a device is on instalments', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper, { dppMonths: 0 })
    const { agreements } = (await detailsOf(shopper)).customerAgreements
    expect(agreements.map(({ agreementId }) => agreementId)).toEqual(['customer-agreement'])
  })

  it('holds for what was in the cart: another device asks again, another address does not', async () => {
    const shopper = await buyer()
    await acceptAll(shopper)
    await shipTo(shopper, 'OR')
    expect((await detailsOf(shopper)).customerAgreements.agreementCompleted).toBe(true)
    await addDevice(shopper)
    expect((await detailsOf(shopper)).customerAgreements.agreementCompleted).toBe(false)
  })

  it('refuses an agreement that there is not', async () => {
    const body = { cartInfo: {}, agreementIds: ['letter-of-marque'] }
    expect((await (await buyer()).call('checkout.acceptAgreements', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })
})

describe('a change during checkout', () => {
  const changes = {
    'checkout.updateContact': { cartInfo: {}, contact: maren },
    'checkout.updateAddress': {
      cartInfo: {},
      shippingAddress: { firstName: 'M', lastName: 'O', ...maren.serviceAddress },
    },
    'checkout.selectShipping': { cartInfo: {}, selectedOptionCode: 'STANDARD' },
    'checkout.acceptAgreements': { cartInfo: {}, agreementIds: ['customer-agreement'] },
    'cart.validateOrder': { cartInfo: {} },
  } as const
  const keys = Object.keys(changes) as (keyof typeof changes)[]

  it.each(keys)('%s needs a cart', async (key) => {
    const shopper = (await simulator.world()).stranger('prospect')
    expect((await shopper.call(key, { body: changes[key] })).errorId).toBe('1008')
  })

  it.each(keys)('%s waits while another channel holds the cart', async (key) => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await fillCart(shopper)
    await world.command({ lockCart: { channel: 'VZW-TELESALES' } })
    expect((await shopper.call(key, { body: changes[key] })).errorId).toBe('CART_LOCKED')
  })

  it.each(keys)('%s refuses the cart of someone else, and knows no cart that is not', async (key) => {
    const world = await simulator.world()
    const [mine, theirs] = [world.stranger('prospect'), world.stranger('prospect')]
    await fillCart(mine)
    await fillCart(theirs)
    const body = (cartId: string) => ({ ...changes[key], cartInfo: { cartId } })
    const { cartId } = (await detailsOf(theirs)).cart
    expect((await mine.call(key, { body: body(cartId) })).status).toBe(403)
    expect((await mine.call(key, { body: body('C9-none') })).errorId).toBe('899')
  })
})
