import type { PersonaId } from '../personas/personas'
import { changeAccount } from '../domain/account/account'
import { setStock } from '../domain/stock/stock'
import {
  accessoryBody,
  acceptAll,
  addDevice,
  createTestWorld,
  describeOperation,
  fillCheckout,
  goodCard,
  orbit,
  orbit9,
  placeOrder,
  readyToOrder,
  testCartAccess,
  tradeIn,
  type CallReply,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

const place = (
  shopper: Shopper,
  body: { cartInfo?: { cartId: string }; dueToday?: number; dueMonthly?: number } = {},
) => shopper.call('checkout.placeOrder', { body: { cartInfo: {}, ...body } })

const missingIn = ({ errors }: CallReply<'checkout.placeOrder'>) => errors[0]?.details.map(({ issue }) => issue)

const payWith = (shopper: Shopper, cardNumber: string) =>
  shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { ...goodCard, cardNumber } } })

const upgradeFirstLine = async (shopper: Shopper) => {
  await addDevice(shopper, { intendType: 'EUP' })
  const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
  const number = { choice: 'existing', mtnHashCode: lines[0]?.mtnHashCode ?? '' } as const
  await shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId: 'newLine1', number } })
}

describeOperation('checkout.placeOrder', () => {
  it('names every step that is missing', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const first = await place(shopper)
    expect(first.errorId).toBe('CART_INCOMPLETE')
    expect(missingIn(first)).toEqual(['PlanSelection', 'ContactInfo', 'delivery', 'payment', 'agreement'])
    await fillCheckout(shopper)
    expect(missingIn(await place(shopper))).toEqual(['PlanSelection'])
  })

  it.each([
    ['', 'bosun-charger-chalk', ['ContactInfo', 'delivery', 'payment']],
    [', unless nothing is due', 'sim-kit-fog', ['ContactInfo', 'delivery']],
  ])('asks for a payment%s', async (_, id, missing) => {
    const shopper = guest()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id, qty: 1 }]) })
    expect(missingIn(await place(shopper))).toEqual(missing)
  })

  it('refuses an empty cart', async () => {
    const shopper = guest()
    await readyToOrder(shopper)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await place(shopper)).errorId).toBe('1008')
  })

  it('refuses totals other than those that the shopper saw', async () => {
    const shopper = guest()
    const { dueToday, dueMonthly } = (await readyToOrder(shopper)).cart.orderDetails.totals
    for (const other of [
      { dueToday: dueToday - 1, dueMonthly },
      { dueToday, dueMonthly: dueMonthly - 0.01 },
    ]) {
      const refused = await place(shopper, other)
      expect([refused.errorId, missingIn(refused)]).toEqual(['CART_INCOMPLETE', ['total changed']])
    }
    const { totals } = (await place(shopper, { dueToday, dueMonthly })).answer.order
    expect(totals).toMatchObject({ dueToday, dueMonthly })
  })

  it('is declined where the bank refuses the card, and goes through with another', async () => {
    const shopper = guest()
    await readyToOrder(shopper)
    expect((await payWith(shopper, '4000000000000002')).errorId).toBeUndefined()
    expect((await place(shopper)).errorId).toBe('PAYMENT_DECLINED')
    await payWith(shopper, '5555555555554444')
    expect((await placeOrder(shopper)).payment).toEqual({ paymentType: 'card', brand: 'Mastercard', lastFour: '4444' })
  })

  it('leaves no open cart, no case, and the order with its owner', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await readyToOrder(shopper)
    const order = await placeOrder(shopper)
    expect(world.list('carts').map(({ status }) => status)).toEqual(['ordered'])
    expect([world.list('cases'), world.list('orders').map(({ id }) => id)]).toEqual([[], [order.orderNumber]])
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })

  it('orders accessories alone, without a plan, a number or instalments', async () => {
    const shopper = guest()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    await fillCheckout(shopper)
    const order = await placeOrder(shopper)
    expect([order.lines, order.accessories.map(({ itemCode, qty }) => [itemCode, qty])]).toEqual([
      [],
      [['bosun-charger-chalk', 2]],
    ])
  })

  it('orders the box for a trade-in alone, free and without a payment', async () => {
    const shopper = guest()
    await tradeIn(shopper, { device: orbit9, condition: 'good' })
    expect(missingIn(await place(shopper))).toEqual(['ContactInfo', 'delivery', 'agreement'])
    const { shipmentInfo, customerAgreements } = await fillCheckout(shopper)
    expect(customerAgreements.agreements.map(({ agreementId }) => agreementId)).toEqual(['trade-in-agreement'])
    const offered = shipmentInfo.shippingOptions.filter(({ active }) => active)
    expect(offered.map(({ shippingOptionId }) => shippingOptionId)).toEqual(['STANDARD'])
    const order = await placeOrder(shopper)
    expect(order.tradeIns).toMatchObject([{ ...orbit9, tradeInValue: 180, lineSeqNum: 0 }])
    expect([order.lines, order.totals.dueToday, order.totals.dueMonthly]).toEqual([[], 0, 0])
  })

  it('names the trade-in of a line, which lowers no total', async () => {
    const shopper = guest()
    const { dueToday } = (await readyToOrder(shopper)).cart.orderDetails.totals
    await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })
    await acceptAll(shopper)
    const { tradeIns, totals } = await placeOrder(shopper)
    expect(tradeIns).toMatchObject([{ ...orbit9, promotion: { amount: 300 } }])
    expect(totals.dueToday).toBe(dueToday)
  })

  it('needs no address for pickup at a store', async () => {
    const shopper = guest()
    await readyToOrder(shopper)
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '0412001' },
    })
    const order = await placeOrder(shopper)
    expect([order.store?.name, order.shippingAddress, order.shipping.shippingOptionId]).toEqual([
      'Commercial St',
      undefined,
      'ISPU',
    ])
  })

  it('asks a customer only for payment and agreements', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await upgradeFirstLine(shopper)
    expect(missingIn(await place(shopper))).toEqual(['payment', 'agreement'])
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { paymentType: 'account' } } })
    await acceptAll(shopper)
    const order = await placeOrder(shopper)
    expect(order.lines[0]).toMatchObject({ lineActivityType: 'EUP', mobileNumber: '207-555-XXXX' })
    expect(order.shippingAddress?.addressLine1).toBe('14 Commercial St')
    expect(order.totals.monthlyRows.map(({ code }) => code)).toEqual(['instalment'])
  })

  it('charges the first month of a prepaid plan today', async () => {
    const shopper = createTestWorld('prepay').guest('prepay')
    await addDevice(shopper, { dppMonths: 0 })
    await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'dinghy-prepaid-15gb' } })
    const number = { choice: 'new', zipCode: '04101' } as const
    await shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId: 'newLine1', number } })
    await fillCheckout(shopper)
    const { totals } = await placeOrder(shopper)
    expect(totals.todayRows).toContainEqual({ code: 'plan', amount: 35 })
    expect([totals.dueToday, totals.dueMonthly]).toEqual([1089.99, 35])
  })

  it.each<[PersonaId, string]>([
    ['fraud-x', '2038'],
    ['over-threshold', '2038'],
    ['pending-order', '07'],
    ['account-member', '07'],
    ['credit-declined', '1082'],
  ])('refuses the order of %s with %s', async (persona, error) => {
    const shopper = createTestWorld(persona).shopper()
    await readyToOrder(shopper)
    expect((await place(shopper)).errorId).toBe(error)
  })

  it('refuses a scan-and-go order on a refused card with 2040', async () => {
    const shopper = createTestWorld('scan-and-go').shopper()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    await fillCheckout(shopper)
    await payWith(shopper, '4000000000000002')
    expect((await place(shopper)).errorId).toBe('2040')
  })

  it('refuses a device that is sold out since it was added', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await readyToOrder(shopper)
    world.change((draft) => setStock(draft, orbit.id, { status: 'out-of-stock', qty: 0 }))
    expect((await place(shopper)).errorId).toBe('OUT_OF_STOCK')
  })

  it('refuses a back-order with 4077 while a balance is past due', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await readyToOrder(shopper)
    const owner = world.list('carts')[0]?.owner ?? ''
    world.change((draft) => {
      changeAccount(draft, owner, { pastDueCents: 100 })
      setStock(draft, orbit.id, { status: 'back-order', qty: 0, availableOn: '2026-12-24' })
    })
    expect((await place(shopper)).errorId).toBe('4077')
  })

  it.each([
    ['that names the cart', true],
    ['that names none', false],
  ])('answers a second call %s with the same order', async (_name, names) => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    const { cartId } = (await readyToOrder(shopper)).cart
    const first = await placeOrder(shopper)
    const again = (await place(shopper, names ? { cartInfo: { cartId } } : {})).answer.order
    expect(again).toEqual(first)
    expect(world.list('orders')).toHaveLength(1)
  })

  it('no longer repeats the order for a call that names no cart much later', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await readyToOrder(shopper)
    await placeOrder(shopper)
    world.time.now += 6 * 60_000
    expect((await place(shopper)).errorId).toBe('1008')
  })

  it('does not take the next cart for the one ordered before', async () => {
    const shopper = guest()
    await readyToOrder(shopper)
    const first = await placeOrder(shopper)
    await addDevice(shopper)
    expect((await place(shopper)).errorId).toBe('CART_INCOMPLETE')
    expect((await shopper.call('checkout.getOrder', { body: {} })).answer.order).toEqual(first)
  })

  it('refuses a total of another type', async () => {
    const dueToday = '12' as unknown as number
    expect((await place(guest(), { dueToday })).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.placeOrder', (cartInfo) => ({ cartInfo }))
})
