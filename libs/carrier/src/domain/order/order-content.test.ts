import type { PersonaId } from '../../personas/personas'
import {
  accessoryBody,
  addDevice,
  cartOf,
  createTestWorld,
  fillCheckout,
  goodCard,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../../testing'

const shopperAs = (persona: PersonaId) => createTestWorld(persona).shopper()

const validate = async (shopper: Shopper, more: object = {}) =>
  (await shopper.call('cart.validateOrder', { body: { cartInfo: {}, ...more } })).answer

describe('a scan-and-go order', () => {
  const scan = async () => {
    const shopper = shopperAs('scan-and-go')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    return shopper
  }

  it('has a flow of its own, and is picked up where it was scanned', async () => {
    const shopper = await scan()
    expect(await cartOf(shopper)).toMatchObject({
      orderDetails: { flowType: 'SCAN_AND_GO', orderType: 'IS' },
      screenInfo: { screenName: 'scanandgocart' },
    })
    await fillCheckout(shopper)
    await validate(shopper, { flowType: 'SCAN_AND_GO', locationCode: '041-2001' })
    const order = await placeOrder(shopper)
    expect(order).toMatchObject({ flowType: 'SCAN_AND_GO', store: { locationCode: '0412001' } })
    expect(order.shipping.shippingOptionId).toBe('ISPU')
  })

  it('can hold no device', async () => {
    const shopper = await scan()
    await addDevice(shopper)
    expect((await cartOf(shopper)).cartValidationErrors).toContainEqual(
      expect.objectContaining({ errorCode: '2038', errorLevel: 'Blocker' }),
    )
  })

  it('shows a refused card as a blocking error', async () => {
    const shopper = await scan()
    await fillCheckout(shopper)
    const payment = { ...goodCard, cardNumber: '4000000000000002' }
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })
    expect((await cartOf(shopper)).cartValidationErrors).toMatchObject([{ errorCode: '2040', errorLevel: 'Blocker' }])
  })
})

describe('an order by a sales representative', () => {
  it('names the representative and the flow', async () => {
    const shopper = shopperAs('signed-in')
    await readyToOrder(shopper)
    await validate(shopper, { flowType: 'SALES', salesRepId: 'REP1' })
    expect(await placeOrder(shopper)).toMatchObject({ flowType: 'SALES', salesRepId: 'REP1' })
  })

  it("takes both from the representative's session where the request names none", async () => {
    const shopper = shopperAs('sales-rep')
    await readyToOrder(shopper)
    await validate(shopper)
    expect(await placeOrder(shopper)).toMatchObject({ salesRepId: 'REP4471', flowType: 'RETAIL' })
  })
})
