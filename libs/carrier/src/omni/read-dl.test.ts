import type { PersonaId } from '../personas/personas'
import { accessoryBody, cartOf, createTestWorld, describeOperation, fillCart, type Shopper } from '../testing'

const read = async (shopper: Shopper) =>
  (await shopper.call('omni.readDL', { body: { pageName: 'expresscart' } })).answer.dataLayer

const visitorOf = async (persona: PersonaId) => (await read(createTestWorld(persona).shopper())).visitor

describeOperation('omni.readDL', () => {
  it('reports the visitor', async () => {
    expect(await visitorOf('signed-in')).toEqual({
      loginStatus: 'logged in',
      role: 'accountmember',
      lineOfBusiness: 'vzw',
    })
    expect(await visitorOf('prepay')).toMatchObject({ loginStatus: 'not logged in', lineOfBusiness: 'vzp' })
    expect((await visitorOf('joint-customer')).lineOfBusiness).toBe('vzw|vzt')
  })

  it('reports the items and totals of the cart as every other view shows them', async () => {
    const shopper = createTestWorld().shopper()
    expect((await read(shopper)).cart).toEqual({ cartId: '', itemCount: 0, dueToday: 0, dueMonthly: 0, items: [] })
    await fillCart(shopper)
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    const { cart, page } = await read(shopper)
    const shown = await cartOf(shopper)
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

  it('refuses an unknown cart', async () => {
    const { errorId } = await createTestWorld()
      .shopper()
      .call('omni.readDL', { body: { cartId: 'C9-none' } })
    expect(errorId).toBe('899')
  })
})
