import { cartOf, createTestWorld, describeOperation, fillCart, testCartAccess, type Shopper } from '../testing'

const email = 'ida@example.com'

const choose = (shopper: Shopper, choice: 'GUEST' | 'SIGN_IN', emailId?: string) =>
  shopper.call('cart.guestChoice', { body: { choice, ...(emailId && { emailId }) } })

describeOperation('cart.guestChoice', () => {
  it('stores the choice with the cart, which the email finds again', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await fillCart(shopper)
    await choose(shopper, 'GUEST', email)
    expect((await cartOf(shopper)).cartHeader.guestChoice).toBe('GUEST')
    const elsewhere = world.guest('prospect')
    await elsewhere.call('cases.resumeCase', { body: { emailId: email } })
    const found = await cartOf(elsewhere)
    expect([found.itemCount, found.cartHeader.guestChoice]).toEqual([1, undefined])
  })

  it('changes nothing for a customer', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await fillCart(shopper)
    const before = await cartOf(shopper)
    await choose(shopper, 'GUEST', email)
    expect(await cartOf(shopper)).toEqual(before)
  })

  testCartAccess('cart.guestChoice', (cartInfo) => ({ cartInfo, choice: 'GUEST' as const }), { afterLock: 'changes' })
})
