import { everyCart, lockCart } from '../domain/cart/cart-lock'
import {
  addDevice,
  cartOf,
  checkoutOf,
  createTestWorld,
  describeOperation,
  deviceBody,
  fillCart,
  fillCheckout,
  placeOrder,
  totalsOf,
  type Shopper,
} from '../testing'

const pay = (shopper: Shopper) => shopper.call('payment.paypalAuthenticate', { body: {} })

const addOwnDevice = (shopper: Shopper) => {
  const { cartInfo, data } = deviceBody({ dppMonths: 0 })
  const lines = data.lines.map((line) => ({ ...line, purchasePath: 'BYOD' }))
  return shopper.call('cart.addDevice', { body: { cartInfo, data: { lines } } })
}

describeOperation('payment.paypalAuthenticate', () => {
  it.each(['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'answers status 1 for %s and pays the cart by PayPal',
    async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      const { answer } = await pay(shopper)
      expect(answer.status).toBe('1')
      expect((await checkoutOf(shopper)).payment).toMatchObject({
        paymentType: 'paypal',
        brand: 'PayPal',
        ...(answer.status === '1' && { referenceId: answer.referenceId, transactionId: answer.transactionId }),
      })
      expect((await cartOf(shopper)).lineDetails.payments).toMatchObject([{ paymentType: 'paypal' }])
    },
  )

  it('pays for the order', async () => {
    const shopper = createTestWorld().guest('prospect')
    await fillCart(shopper)
    await fillCheckout(shopper)
    await pay(shopper)
    expect((await placeOrder(shopper)).payment).toMatchObject({ paymentType: 'paypal', lastFour: '' })
  })

  it('answers message and id of a failure where nothing is due', async () => {
    const shopper = createTestWorld('prepay').guest('prepay')
    await addOwnDevice(shopper)
    expect((await totalsOf(shopper)).dueToday).toBe(0)
    expect((await pay(shopper)).answer).toMatchObject({
      status: '0',
      id: 'PAYPAL_NOTHING_DUE',
      message: 'There is nothing to pay today.',
    })
    expect((await checkoutOf(shopper)).payment).toBeUndefined()
  })

  it('needs a cart', async () => {
    expect((await pay(createTestWorld('signed-in').shopper())).errorId).toBe('1008')
  })

  it('needs a line in the cart', async () => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await pay(shopper)).errorId).toBe('1008')
  })

  it('refuses a body that is not an object', async () => {
    const body = [] as unknown as Record<string, unknown>
    const { errorId } = await createTestWorld().shopper().call('payment.paypalAuthenticate', { body })
    expect(errorId).toBe('INVALID_REQUEST')
  })

  it('is refused while another channel holds the cart', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect((await pay(shopper)).errorId).toBe('CART_LOCKED')
  })
})
