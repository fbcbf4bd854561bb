import type { ProcessStepAnswer } from '@soe/contracts'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'
import { accessoryBody, addDevice, choosePlan, chooseNewNumber, fillCheckout } from '@soe/carrier/testing'

let simulator: TestSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const stepOf = (answer: ProcessStepAnswer) => answer.serviceBody.serviceResponse.context.contextInfo.processStep

it('a stranger buys a phone, from the first press to the confirmation', async () => {
  const world = await simulator.world('prospect')
  const shopper = world.stranger('prospect')

  expect(stepOf(await addDevice(shopper))).toBe('PlanSelection')
  expect(stepOf((await choosePlan(shopper)).answer)).toBe('NumberSelection')
  expect(stepOf((await chooseNewNumber(shopper)).answer)).toBe('AccessoryInterestial')
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'orbit-12-pro-case-kelp', qty: 3 }]) })
  const done = await shopper.call('cart.addStep', { body: { cartInfo: {}, processStep: 'AccessoryInterestial' } })
  expect(stepOf(done.answer)).toBe('ShoppingCart')
  expect(shopper.cookies.get('prospectCartCount')).toBe('4')

  const details = await fillCheckout(shopper)
  const { dueToday } = details.cart.orderDetails.totals
  const order = (await shopper.call('checkout.placeOrder', { body: { cartInfo: {}, dueToday } })).answer.order

  expect(order.orderNumber).toMatch(/^HY-40721-\d\d$/)
  expect(order.lines).toHaveLength(1)
  expect(order.lines[0]?.deviceItem?.skuId).toBe('orbit-12-pro-kelp-128')
  expect(order.lines[0]?.mobileNumber).toMatch(/^77055501\d\d$/)
  // 39.99 thrice less 20 %, 35 activation, 5.5 % tax on 999.99 and the accessories.
  expect(order.totals.dueToday).toBe(191.25)
  expect(order.totals.dueMonthly).toBe(82.77)
  expect(order.payment).toEqual({ paymentType: 'card', brand: 'Visa', lastFour: '1111' })
  expect(shopper.cookies.get('prospectCartCount')).toBe('0')
  expect((await shopper.call('checkout.getOrder', { body: {} })).answer.order).toEqual(order)
  const { orders, cases } = await world.state()
  expect([orders.length, cases.length]).toEqual([1, 0])
})
