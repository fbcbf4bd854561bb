import { everyCart, lockCart } from '../domain/cart/cart-lock'
import {
  accessoryBody,
  addDevice,
  cartOf,
  checkoutOf,
  contextIn,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  type Shopper,
} from '../testing'

const email = 'maren@example.com'

const saveQuote = async (shopper: Shopper) =>
  (await shopper.call('cart.saveCart', { body: { emailId: email } })).answer.quoteId

const retrieve = (shopper: Shopper, body: { quoteId?: string; emailId?: string }) =>
  shopper.call('quote.retrieveCartFromQuote', { body })

/** A world with a guest's quote of a phone and two chargers. */
const quoted = async () => {
  const world = createTestWorld()
  const owner = world.shopper()
  await fillCart(owner)
  await owner.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
  return { world, owner, quoteId: await saveQuote(owner) }
}

describeOperation('quote.retrieveCartFromQuote', () => {
  it('gives the cart to a guest who knows number and email', async () => {
    const { world, quoteId } = await quoted()
    const other = world.shopper()
    const { cartInfo, cases } = contextIn((await retrieve(other, { quoteId, emailId: email })).answer)
    expect([cartInfo.itemCount, cases[0]?.triggerValidateCart]).toEqual([3, true])
    expect((await cartOf(other)).itemCount).toBe(3)
    expect((await other.call('cases.getCases')).answer.caseCount).toBe(1)
  })

  it('gives nothing of the person', async () => {
    const { world, owner, quoteId } = await quoted()
    await fillCheckout(owner)
    const other = world.shopper()
    await retrieve(other, { quoteId, emailId: email })
    expect(JSON.stringify(await checkoutOf(other))).not.toContain('Maren')
  })

  it.each([
    ['a quote without its email', { quoteId: 'Q1' }],
    ['a quote with another email', { quoteId: 'Q1', emailId: 'ida@example.com' }],
    ['a quote that does not exist', { quoteId: 'Q7', emailId: email }],
    ['a request with neither number nor email', {}],
  ])('does not find %s', async (_name, body) => {
    const { world } = await quoted()
    const reply = await retrieve(world.shopper(), body)
    expect([reply.errorId, reply.errors[0]?.details[0]?.issue]).toEqual([
      'QUOTE_NOT_FOUND',
      expect.stringContaining('no quote') as string,
    ])
  })

  it.each(['0', '00', '000', '0000'])('takes %s for no number, and finds the cart by its email', async (quoteId) => {
    const { world } = await quoted()
    expect((await retrieve(world.shopper(), { quoteId })).errorId).toBe('QUOTE_NOT_FOUND')
    const { cartInfo } = contextIn((await retrieve(world.shopper(), { quoteId, emailId: email })).answer)
    expect(cartInfo.itemCount).toBe(3)
  })

  it('finds no cart for an email that none was saved for', async () => {
    const { errorId } = await retrieve(createTestWorld().shopper(), { emailId: 'ida@example.com' })
    expect(errorId).toBe('SAVED_CART_NOT_FOUND')
  })

  it("gives an account's quote to nobody else", async () => {
    const world = createTestWorld('signed-in')
    const owner = world.shopper()
    await addDevice(owner)
    const quoteId = await saveQuote(owner)
    expect((await retrieve(world.guest('prospect'), { quoteId, emailId: email })).errorId).toBe('QUOTE_NOT_FOUND')
    expect((await retrieve(owner, { quoteId })).errorId).toBeUndefined()
  })

  it('makes a cart that was set aside the current one again', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    const { quoteId, cartId } = (await shopper.call('cart.saveCart', { body: { pccSaved: true } })).answer
    await addDevice(shopper, { dppMonths: 0 })
    expect((await cartOf(shopper)).cartId).not.toBe(cartId)
    await retrieve(shopper, { quoteId })
    expect((await cartOf(shopper)).cartId).toBe(cartId)
  })

  it('is refused while another channel holds the cart', async () => {
    const { world, quoteId } = await quoted()
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect((await retrieve(world.shopper(), { quoteId, emailId: email })).errorId).toBe('CART_LOCKED')
  })

  it('refuses a number of another type', async () => {
    const quoteId = 7 as unknown as string
    expect((await retrieve(createTestWorld().shopper(), { quoteId })).errorId).toBe('INVALID_REQUEST')
  })
})
