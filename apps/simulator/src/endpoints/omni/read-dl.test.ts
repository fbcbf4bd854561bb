import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, fillCart } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const read = async (shopper: Shopper) =>
  (await shopper.call('omni.readDL', { body: { pageName: 'expresscart' } })).answer.dataLayer

describe('the data layer', () => {
  it('tells who visits', async () => {
    expect((await read(await (await simulator.world('signed-in')).shopper())).visitor).toEqual({
      loginStatus: 'logged in',
      role: 'accountmember',
      lineOfBusiness: 'vzw',
    })
    expect((await read(await (await simulator.world('prepay')).shopper())).visitor).toMatchObject({
      loginStatus: 'not logged in',
      lineOfBusiness: 'vzp',
    })
    expect((await read(await (await simulator.world('joint-customer')).shopper())).visitor.lineOfBusiness).toBe(
      'vzw|vzt',
    )
  })

  it('has the items and totals of the cart, as every other view has them', async () => {
    const shopper = await (await simulator.world()).shopper()
    expect((await read(shopper)).cart).toEqual({ cartId: '', itemCount: 0, dueToday: 0, dueMonthly: 0, items: [] })
    await fillCart(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    const { cart, page } = await read(shopper)
    const { cart: shown } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
    expect(page).toEqual({ name: 'expresscart', flow: 'AAL' })
    expect(cart).toMatchObject({ cartId: shown.cartId, itemCount: shown.itemCount })
    expect([cart.dueToday, cart.dueMonthly]).toEqual([
      shown.orderDetails.totals.dueToday,
      shown.orderDetails.totals.dueMonthly,
    ])
    expect(cart.items.map(({ sku, qty, category }) => ({ sku, qty, category }))).toEqual([
      { sku: 'orbit-12-pro-kelp-128', qty: 1, category: 'smartphones' },
      { sku: 'bosun-charger-chalk', qty: 2, category: 'accessories' },
    ])
    expect(cart.items[0]).toMatchObject({ nonRecurringPrice: 0, shared: 'N', line: 'newLine1', group: 'NSE' })
    expect(cart.items[0]?.recurringPrice).toBeGreaterThan(0)
    expect(cart.items[1]?.nonRecurringPrice).toBeGreaterThan(0)
  })

  it('knows a cart that no one has as lost', async () => {
    const shopper = await (await simulator.world()).shopper()
    expect((await shopper.call('omni.readDL', { body: { cartId: 'C9-none' } })).errorId).toBe('899')
  })
})
