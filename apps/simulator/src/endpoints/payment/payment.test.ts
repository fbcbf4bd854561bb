import type { Shopper } from '../../testing/create-shopper'
import {
  accessoryBody,
  addDevice,
  deviceBody,
  fillCart,
  fillCheckout,
  placeOrder,
  cartOf,
  totalsOf,
} from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const paypal = (shopper: Shopper, headers: Record<string, string> = {}) =>
  shopper.call('payment.paypalAuthenticate', { body: {}, headers })

const affirm = (shopper: Shopper, checkoutToken = 'AFF-7Q2M-41XKD8', headers: Record<string, string> = {}) =>
  shopper.call('payment.confirmSubmit', { body: { cartInfo: {}, checkoutToken }, headers })

const paymentOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.payment

describe('payment.paypalAuthenticate', () => {
  it.each(['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'answers status 1 for %s and is how the cart is paid',
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      const { answer } = await paypal(shopper)
      expect(answer.status).toBe('1')
      expect(await paymentOf(shopper)).toMatchObject({
        paymentType: 'paypal',
        brand: 'PayPal',
        ...(answer.status === '1' && { referenceId: answer.referenceId, transactionId: answer.transactionId }),
      })
      expect((await cartOf(shopper)).lineDetails.payments).toMatchObject([{ paymentType: 'paypal' }])
    },
  )

  it('pays for the order', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await fillCart(shopper)
    await fillCheckout(shopper)
    await paypal(shopper)
    expect((await placeOrder(shopper)).payment).toMatchObject({ paymentType: 'paypal', lastFour: '' })
  })

  it('tells with message and id why it failed', async () => {
    const shopper = (await simulator.world('prepay')).stranger('prepay')
    const { cartInfo, data } = deviceBody({ dppMonths: 0 })
    const lines = data.lines.map((line) => ({ ...line, purchasePath: 'BYOD' }))
    await shopper.call('cart.addDevice', { body: { cartInfo, data: { lines } } })
    expect((await totalsOf(shopper)).dueToday).toBe(0)
    expect((await paypal(shopper)).answer).toMatchObject({
      status: '0',
      id: 'PAYPAL_NOTHING_DUE',
      message: 'There is nothing to pay today.',
    })
    expect(await paymentOf(shopper)).toBeUndefined()
  })

  it('has nothing to pay without a cart', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    expect((await paypal(shopper)).errorId).toBe('1008')
  })
})

describe('payment.confirmSubmit', () => {
  it('finances what is due, in every view and in the order', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await fillCart(shopper, { dppMonths: 0 })
    await fillCheckout(shopper)
    const { answer } = await affirm(shopper)
    expect(answer.payment).toMatchObject({ paymentType: 'affirm', financingOfferAccepted: true })
    expect(await paymentOf(shopper)).toEqual(answer.payment)
    expect((await placeOrder(shopper)).payment).toEqual(answer.payment)
  })

  it.each([
    ['the lender refuses', 'AFF-REFUSED', 'orbit'],
    ['too little is due', 'AFF-7Q2M-41XKD8', 'charger'],
  ])('is declined where %s', async (_name, token, item) => {
    const shopper = (await simulator.world()).stranger('prospect')
    if (item === 'orbit') await addDevice(shopper, { dppMonths: 0 })
    else await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    expect((await affirm(shopper, token)).errorId).toBe('PAYMENT_DECLINED')
    expect(await paymentOf(shopper)).toBeUndefined()
  })

  it.each(['', 'short', 'has spaces in it', '<script>'])('refuses the token %j', async (token) => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper)
    expect((await affirm(shopper, token)).status).toBe(400)
  })
})

describe('a payment', () => {
  it.each([
    ['of PayPal', (shopper: Shopper) => paypal(shopper, { 'x-xsrf-token': 'forged' })],
    ['of Affirm', (shopper: Shopper) => affirm(shopper, undefined, { 'x-xsrf-token': 'forged' })],
  ])('%s needs the anti-forgery token', async (_name, pay) => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper)
    expect((await pay(shopper)).status).toBe(403)
    expect(await paymentOf(shopper)).toBeUndefined()
  })

  it('waits while another channel holds the cart', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    expect([(await paypal(shopper)).errorId, (await affirm(shopper)).errorId]).toEqual(['CART_LOCKED', 'CART_LOCKED'])
  })
})
