import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice, deviceBody, fillCart, fillCheckout } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const email = 'maren@example.com'
const charger = { id: 'bosun-charger-chalk', qty: 2 }

const saveQuote = async (shopper: Shopper, emailId = email) =>
  (await shopper.call('cart.saveCart', { body: { emailId } })).answer.quoteId

const retrieve = (shopper: Shopper, body: { quoteId?: string; emailId?: string }) =>
  shopper.call('quote.retrieveCartFromQuote', { body })

const retrieveAccessories = (shopper: Shopper, body: { quoteId?: string; emailId?: string }) =>
  shopper.call('quote.retrieveAccessoriesFromQuote', { body })

const cartOf = async (shopper: Shopper) => (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart

const quoted = async () => {
  const world = await simulator.world()
  const owner = await world.shopper()
  await fillCart(owner)
  await owner.call('cart.addAccessories', { body: accessoryBody([charger]) })
  return { world, owner, quoteId: await saveQuote(owner) }
}

describe('a quote', () => {
  it('keeps its number when the cart is saved again', async () => {
    const { owner, quoteId } = await quoted()
    expect(await saveQuote(owner)).toBe(quoteId)
  })

  it('brings the cart to whoever knows its number and its email', async () => {
    const { world, quoteId } = await quoted()
    const other = await world.shopper()
    const { context } = (await retrieve(other, { quoteId, emailId: email })).answer.serviceBody.serviceResponse
    expect([context.cartInfo.itemCount, context.cases[0]?.triggerValidateCart]).toEqual([3, true])
    expect((await cartOf(other)).itemCount).toBe(3)
    expect((await other.call('cases.getCases')).answer.caseCount).toBe(1)
    expect(other.cookies.get('prospectCartCount')).toBe('3')
  })

  it('brings nothing of the person', async () => {
    const { world, owner, quoteId } = await quoted()
    await fillCheckout(owner)
    const other = await world.shopper()
    await retrieve(other, { quoteId, emailId: email })
    const details = (await other.call('checkout.getCheckoutDetails', { body: {} })).answer
    expect(JSON.stringify(details)).not.toContain('Maren')
  })

  it.each([
    ['without its email', { quoteId: 'Q1' }],
    ['with another email', { quoteId: 'Q1', emailId: 'ida@example.com' }],
    ['that is not there', { quoteId: 'Q7', emailId: email }],
    ['with no number and no email', {}],
  ])('%s is not found', async (_name, body) => {
    const { world } = await quoted()
    const reply = await retrieve(await world.shopper(), body)
    expect([reply.errorId, reply.errors[0]?.details[0]?.issue]).toEqual([
      'QUOTE_NOT_FOUND',
      expect.stringContaining('no quote') as string,
    ])
  })

  it.each(['0', '00', '000', '0000'])('of the number %s is none: the email finds the saved cart', async (quoteId) => {
    const { world } = await quoted()
    expect((await retrieve(await world.shopper(), { quoteId })).errorId).toBe('QUOTE_NOT_FOUND')
    const { context } = (await retrieve(await world.shopper(), { quoteId, emailId: email })).answer.serviceBody
      .serviceResponse
    expect(context.cartInfo.itemCount).toBe(3)
  })

  it('of an account is for no one else, whatever they know', async () => {
    const world = await simulator.world('signed-in')
    const owner = await world.shopper()
    await addDevice(owner)
    const quoteId = await saveQuote(owner)
    expect((await retrieve(world.stranger('prospect'), { quoteId, emailId: email })).errorId).toBe('QUOTE_NOT_FOUND')
    expect((await retrieve(owner, { quoteId })).errorId).toBeUndefined()
  })

  it('makes the cart that was set aside the current one again', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { quoteId, cartId } = (await shopper.call('cart.saveCart', { body: { pccSaved: true } })).answer
    await addDevice(shopper, { dppMonths: 0 })
    expect((await cartOf(shopper)).cartId).not.toBe(cartId)
    await retrieve(shopper, { quoteId })
    expect((await cartOf(shopper)).cartId).toBe(cartId)
  })

  it('is held by the channel that holds its cart', async () => {
    const { world, quoteId } = await quoted()
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    expect((await retrieve(await world.shopper(), { quoteId, emailId: email })).errorId).toBe('CART_LOCKED')
  })
})

describe('the accessories of a quote', () => {
  it("go into the caller's cart, and stay in the quote", async () => {
    const { world, owner, quoteId } = await quoted()
    const other = await world.shopper()
    const { status, cartId } = (await retrieveAccessories(other, { quoteId, emailId: email })).answer
    const cart = await cartOf(other)
    expect([status, cartId, cart.itemCount]).toEqual(['SUCCESS', cart.cartId, 2])
    expect((await cartOf(owner)).itemCount).toBe(3)
  })

  it('join what is in the cart', async () => {
    const { world, quoteId } = await quoted()
    const other = await world.shopper()
    await other.call('cart.addDevice', { body: deviceBody() })
    await retrieveAccessories(other, { quoteId, emailId: email })
    expect((await cartOf(other)).itemCount).toBe(3)
  })

  it('are not found where there are none', async () => {
    const world = await simulator.world()
    const owner = await world.shopper()
    await fillCart(owner)
    const quoteId = await saveQuote(owner)
    const reply = await retrieveAccessories(await world.shopper(), { quoteId, emailId: email })
    expect(reply.errorId).toBe('QUOTE_NOT_FOUND')
  })

  it('answer 208 while an order is scheduled', async () => {
    const { owner, quoteId } = await quoted()
    await owner.call('cart.saveCart', { body: { emailId: email, scheduleOrder: true } })
    expect((await retrieveAccessories(owner, { quoteId })).errorId).toBe('208')
  })
})
