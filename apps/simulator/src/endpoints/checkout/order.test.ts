import type { Shopper } from '../../testing/create-shopper'
import {
  accessoryBody,
  addDevice,
  fillCart,
  fillCheckout,
  goodCard,
  orbit,
  placeOrder,
  readyToOrder,
} from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const place = (shopper: Shopper, body: { cartInfo?: { cartId: string }; dueToday?: number } = {}, requestId?: string) =>
  shopper.call('checkout.placeOrder', { body: { cartInfo: {}, ...body }, ...(requestId && { requestId }) })

const charging = 'bosun-charger-chalk'

const missingOf = ({ errors }: Awaited<ReturnType<typeof place>>) => errors[0]?.details.map(({ issue }) => issue)

describe('cart.validateOrder', () => {
  it('approves lines that have all they need', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await fillCart(shopper)
    const { answer } = await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })
    const { validateOrder } = answer.serviceBody.serviceResponse.context
    expect(validateOrder.orderDetails).toEqual([{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }])
  })

  it('names the step that a line still waits for', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper)
    const reply = await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual([
      'CART_INCOMPLETE',
      [{ issue: 'PlanSelection', field: 'newLine1' }],
    ])
  })
})

describe('checkout.placeOrder', () => {
  it('names every step that is missing', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper)
    const first = await place(shopper)
    expect(first.errorId).toBe('CART_INCOMPLETE')
    expect(missingOf(first)).toEqual(['PlanSelection', 'ContactInfo', 'delivery', 'payment', 'agreement'])
    await fillCheckout(shopper)
    expect(missingOf(await place(shopper))).toEqual(['PlanSelection'])
  })

  it('has nothing to place in an empty cart', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await readyToOrder(shopper)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await place(shopper)).errorId).toBe('1008')
  })

  it('refuses a total that the shopper has not seen', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    const { dueToday } = (await readyToOrder(shopper)).cart.orderDetails.totals
    const refused = await place(shopper, { dueToday: dueToday - 1 })
    expect([refused.errorId, missingOf(refused)]).toEqual(['CART_INCOMPLETE', ['total changed']])
    expect((await place(shopper, { dueToday })).answer.order.totals.dueToday).toBe(dueToday)
  })

  it('is declined where the bank refuses the card, and goes through with another', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await readyToOrder(shopper)
    const pay = (cardNumber: string) =>
      shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { ...goodCard, cardNumber } } })
    expect((await pay('4000000000000002')).errorId).toBeUndefined()
    expect((await place(shopper)).errorId).toBe('PAYMENT_DECLINED')
    await pay('5555555555554444')
    expect((await placeOrder(shopper)).payment).toEqual({ paymentType: 'card', brand: 'Mastercard', lastFour: '4444' })
  })

  it('leaves an empty cart, no case, and the order with its owner', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await readyToOrder(shopper)
    const order = await placeOrder(shopper)
    const { carts, cases, orders } = await world.state()
    expect(carts.map(({ status }) => status)).toEqual(['ordered'])
    expect([cases, orders.map(({ id }) => id)]).toEqual([[], [order.orderNumber]])
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
    expect(shopper.cookies.get('prospectCartCount')).toBe('0')
  })

  it('orders accessories alone, without a plan, a number or instalments', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    await fillCheckout(shopper)
    const order = await placeOrder(shopper)
    expect([order.lines, order.accessories.map(({ itemCode, qty }) => [itemCode, qty])]).toEqual([
      [],
      [['bosun-charger-chalk', 2]],
    ])
  })

  it('is picked up at a store without an address', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
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

  it('needs a payment and a consent of a customer, and nothing else', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper, { intendType: 'EUP' })
    const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
    const number = { choice: 'existing', mtnHashCode: lines[0]?.mtnHashCode ?? '' } as const
    await shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId: 'newLine1', number } })
    expect(missingOf(await place(shopper))).toEqual(['payment', 'agreement'])
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { paymentType: 'account' } } })
    await shopper.call('checkout.acceptAgreements', {
      body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] },
    })
    const order = await placeOrder(shopper)
    expect(order.lines[0]).toMatchObject({ lineActivityType: 'EUP', mobileNumber: '207-555-XXXX' })
    expect(order.shippingAddress?.addressLine1).toBe('14 Commercial St')
    expect(order.totals.monthlyRows.map(({ code }) => code)).toEqual(['instalment'])
  })

  it('takes the first month of a prepaid plan today', async () => {
    const shopper = (await simulator.world('prepay')).stranger('prepay')
    await addDevice(shopper, { dppMonths: 0 })
    await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'dinghy-prepaid-15gb' } })
    const number = { choice: 'new', zipCode: '04101' } as const
    await shopper.call('cart.assignMtn', { body: { cartInfo: {}, lineId: 'newLine1', number } })
    await fillCheckout(shopper)
    const { totals } = await placeOrder(shopper)
    expect(totals.todayRows).toContainEqual({ code: 'plan', amount: 35 })
    expect([totals.dueToday, totals.dueMonthly]).toEqual([1089.99, 35])
  })
})

describe('the stock of what is ordered', () => {
  const inventoryOf = async (shopper: Shopper, skuId: string = orbit.id) =>
    (await shopper.call('catalogue.getInventory', { query: { skuId } })).answer.inventoryDetails.dFillInventory

  it('is less by what the order takes, for everyone in the world and no one else', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const other = await (await simulator.world()).shopper()
    const [device, charger] = [await inventoryOf(shopper), await inventoryOf(shopper, charging)]
    await fillCart(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: charging, qty: 3 }]) })
    await fillCheckout(shopper)
    await placeOrder(shopper)
    await placeOrder(shopper)
    const seen = world.stranger('prospect')
    expect((await inventoryOf(seen)).qtyAvailable).toBe(device.qtyAvailable - 1)
    expect((await inventoryOf(seen, charging)).qtyAvailable).toBe(charger.qtyAvailable - 3)
    expect(await inventoryOf(other)).toEqual(device)
  })

  it('is gone with the last piece: whoever has it in the cart can not order it any more', async () => {
    const world = await simulator.world()
    await world.command({ setStock: { skuId: orbit.id, status: 'in-stock', qty: 1 } })
    const [first, second] = [await world.shopper(), await world.shopper()]
    await readyToOrder(first)
    await readyToOrder(second)
    await placeOrder(first)
    expect((await place(second)).errorId).toBe('OUT_OF_STOCK')
    expect(await inventoryOf(second)).toMatchObject({ isInStock: false, qtyAvailable: 0 })
    const { products } = (await second.call('catalogue.listProducts', { query: { category: 'smartphones' } })).answer
    const sku = products.flatMap(({ childSkus }) => childSkus).find(({ skuId }) => skuId === orbit.id)
    expect(sku?.inventoryDetails.dFillInventory.isInStock).toBe(false)
  })

  it('says how many are left to who wants more', async () => {
    const world = await simulator.world()
    await world.command({ setStock: { skuId: charging, status: 'in-stock', qty: 2 } })
    const shopper = await world.shopper()
    const added = (qty: number) => shopper.call('cart.addAccessories', { body: accessoryBody([{ id: charging, qty }]) })
    expect((await added(3)).errors).toMatchObject([{ id: 'OUT_OF_STOCK', details: [{ issue: '2 left' }] }])
    expect((await added(2)).errorId).toBeUndefined()
    await world.command({ setStock: { skuId: charging, status: 'in-stock', qty: 1 } })
    await fillCheckout(shopper)
    expect((await place(shopper)).errors).toMatchObject([{ id: 'OUT_OF_STOCK', details: [{ issue: '1 left' }] }])
  })

  it('of a pre-order is yet to come, and stays as it is', async () => {
    const world = await simulator.world('signed-in')
    await world.command({ setStock: { skuId: orbit.id, status: 'pre-order', availableOn: '2027-03-05' } })
    const shopper = await world.shopper()
    const before = await inventoryOf(shopper)
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect(await inventoryOf(shopper)).toEqual(before)
  })
})

describe('an order that is placed again', () => {
  it.each([
    ['by a second tab that names the cart', true],
    ['by a second tab that names none', false],
  ])('%s is the same order', async (_name, names) => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    const { cartId } = (await readyToOrder(shopper)).cart
    const first = await placeOrder(shopper)
    const again = (await place(shopper, names ? { cartInfo: { cartId } } : {})).answer.order
    expect(again).toEqual(first)
    expect((await world.state()).orders).toHaveLength(1)
  })

  it.each([
    ['with the same request id', ['request-1', 'request-1']],
    ['with different request ids', ['request-1', 'request-2']],
    ['without request ids', [undefined, undefined]],
  ])('at the same moment %s is one order', async (_name, requestIds) => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await readyToOrder(shopper)
    const replies = await Promise.all(requestIds.map((requestId) => place(shopper, {}, requestId)))
    const numbers = replies.map(({ answer }) => answer.order.orderNumber)
    expect(new Set(numbers).size).toBe(1)
    expect((await world.state()).orders.map(({ id }) => id)).toEqual([numbers[0]])
  })

  it('is no order for a cart that names none, much later', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await readyToOrder(shopper)
    await placeOrder(shopper)
    simulator.time.now += 6 * 60_000
    expect((await place(shopper)).errorId).toBe('1008')
  })

  it('does not stand for the next cart', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await readyToOrder(shopper)
    const first = await placeOrder(shopper)
    await addDevice(shopper)
    expect((await place(shopper)).errorId).toBe('CART_INCOMPLETE')
    expect((await shopper.call('checkout.getOrder', { body: {} })).answer.order).toEqual(first)
  })
})

describe('checkout.getOrder', () => {
  it('reads the latest order, or the one that is named', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await readyToOrder(shopper)
    const first = await placeOrder(shopper)
    await readyToOrderAgain(shopper)
    const second = await placeOrder(shopper)
    const read = async (orderNumber?: string) =>
      (await shopper.call('checkout.getOrder', { body: { ...(orderNumber && { orderNumber }) } })).answer.order
    expect([await read(), await read(first.orderNumber)]).toEqual([second, first])
  })

  const readyToOrderAgain = async (shopper: Shopper) => {
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    await fillCheckout(shopper)
  }

  it("does not read anyone else's", async () => {
    const world = await simulator.world()
    const [mine, theirs] = [world.stranger('prospect'), world.stranger('prospect')]
    await readyToOrder(theirs)
    const { orderNumber } = await placeOrder(theirs)
    expect((await mine.call('checkout.getOrder', { body: { orderNumber } })).errorId).toBe('ORDER_NOT_FOUND')
    expect((await mine.call('checkout.getOrder', { body: {} })).errorId).toBe('ORDER_NOT_FOUND')
  })
})
