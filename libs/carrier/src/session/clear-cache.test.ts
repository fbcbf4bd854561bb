import { addDevice, cartOf, contextIn, createTestWorld, describeOperation } from '../testing'

describeOperation('session.clearCache', () => {
  it('deletes the session with its cart and its case', async () => {
    const world = createTestWorld()
    const guest = world.shopper()
    await addDevice(guest)
    expect((await guest.call('session.clearCache')).answer).toEqual({ code: 200 })
    expect([world.list('sessions'), world.list('carts'), world.list('cases')]).toEqual([[], [], []])
  })

  it('keeps a saved cart', async () => {
    const guest = createTestWorld().shopper()
    await addDevice(guest)
    await guest.call('cart.saveCart', { body: { emailId: 'maren@example.com' } })
    await guest.call('session.clearCache')
    const resumed = await guest.call('cases.resumeCase', { body: { emailId: 'maren@example.com' } })
    expect(contextIn(resumed.answer).cartInfo.itemCount).toBe(1)
  })

  it("keeps a customer's session and cart", async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    await shopper.call('session.clearCache', { audience: 'prospect' })
    expect((await cartOf(shopper)).itemCount).toBe(1)
  })
})
