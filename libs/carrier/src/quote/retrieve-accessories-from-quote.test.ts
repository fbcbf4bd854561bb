import { everyCart, lockCart } from '../domain/cart/cart-lock'
import { setStock } from '../domain/stock/stock'
import {
  accessoryBody,
  addDevice,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCart,
  type Shopper,
} from '../testing'

const email = 'maren@example.com'
const charger = 'bosun-charger-chalk'

const saveQuote = async (shopper: Shopper) =>
  (await shopper.call('cart.saveCart', { body: { emailId: email } })).answer.quoteId

const retrieve = (shopper: Shopper, body: { quoteId?: string; emailId?: string; cartInfo?: { cartId: string } }) =>
  shopper.call('quote.retrieveAccessoriesFromQuote', { body })

/** A world with a guest's quote of a phone and two chargers. */
const quoted = async () => {
  const world = createTestWorld()
  const owner = world.shopper()
  await fillCart(owner)
  await owner.call('cart.addAccessories', { body: accessoryBody([{ id: charger, qty: 2 }]) })
  return { world, owner, quoteId: await saveQuote(owner) }
}

describeOperation('quote.retrieveAccessoriesFromQuote', () => {
  it("copies the accessories into the caller's cart, and leaves the quote", async () => {
    const { world, owner, quoteId } = await quoted()
    const other = world.shopper()
    const { status, cartId } = (await retrieve(other, { quoteId, emailId: email })).answer
    const cart = await cartOf(other)
    expect([status, cartId, cart.itemCount]).toEqual(['SUCCESS', cart.cartId, 2])
    expect((await cartOf(owner)).itemCount).toBe(3)
  })

  it('adds them to what is in the cart', async () => {
    const { world, quoteId } = await quoted()
    const other = world.shopper()
    await addDevice(other)
    await retrieve(other, { quoteId, emailId: email })
    expect((await cartOf(other)).itemCount).toBe(3)
  })

  it('leaves the quoted cart as it is where it is the current one', async () => {
    const { owner, quoteId } = await quoted()
    const { cartId } = (await retrieve(owner, { quoteId })).answer
    expect(await cartOf(owner)).toMatchObject({ cartId, itemCount: 3 })
  })

  it('finds nothing in a quote without accessories', async () => {
    const world = createTestWorld()
    const owner = world.shopper()
    await fillCart(owner)
    const quoteId = await saveQuote(owner)
    expect((await retrieve(world.shopper(), { quoteId, emailId: email })).errorId).toBe('QUOTE_NOT_FOUND')
  })

  it('finds no cart for an email that none was saved for', async () => {
    const { errorId } = await retrieve(createTestWorld().shopper(), { emailId: 'ida@example.com' })
    expect(errorId).toBe('SAVED_CART_NOT_FOUND')
  })

  it('refuses an accessory that is sold out since it was quoted', async () => {
    const { world, quoteId } = await quoted()
    world.change((draft) => setStock(draft, charger, { status: 'out-of-stock', qty: 0 }))
    expect((await retrieve(world.shopper(), { quoteId, emailId: email })).errorId).toBe('OUT_OF_STOCK')
  })

  it('is refused while an order is scheduled', async () => {
    const { owner, quoteId } = await quoted()
    await owner.call('cart.saveCart', { body: { emailId: email, scheduleOrder: true } })
    expect((await retrieve(owner, { quoteId })).errorId).toBe('208')
  })

  it("is refused while another channel holds the caller's cart", async () => {
    const { world, quoteId } = await quoted()
    const other = world.shopper()
    await addDevice(other)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect((await retrieve(other, { quoteId, emailId: email })).errorId).toBe('CART_LOCKED')
  })

  it('refuses a cart that the carrier does not know', async () => {
    const { world, quoteId } = await quoted()
    const cartInfo = { cartId: 'C9-none' }
    expect((await retrieve(world.shopper(), { quoteId, emailId: email, cartInfo })).errorId).toBe('899')
  })

  it('refuses a number of another type', async () => {
    const quoteId = 7 as unknown as string
    expect((await retrieve(createTestWorld().shopper(), { quoteId })).errorId).toBe('INVALID_REQUEST')
  })
})
