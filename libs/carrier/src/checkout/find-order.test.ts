import { createTestWorld, describeOperation, placeOrder, readyToOrder, type Shopper } from '../testing'

const find = (shopper: Shopper, orderNumber: string, emailId: string) =>
  shopper.call('checkout.findOrder', { body: { orderNumber, emailId } })

const found = async (shopper: Shopper, orderNumber: string, emailId: string) =>
  (await find(shopper, orderNumber, emailId)).answer.order

const orderOf = async (shopper: Shopper) => {
  await readyToOrder(shopper)
  return placeOrder(shopper)
}

const prepare = async () => {
  const world = createTestWorld()
  const order = await orderOf(world.guest('prospect'))
  return { world, order, number: order.orderNumber, email: order.contact.emailId }
}

describeOperation('checkout.findOrder', () => {
  it("finds a guest's order by number and address in any case, with its hyphens or without, in another session", async () => {
    const { world, order, number, email } = await prepare()
    const shopper = world.guest('prospect')
    expect(await found(shopper, number.toLowerCase(), email.toUpperCase())).toEqual(order)
    expect(await found(shopper, number.replaceAll('-', ''), email)).toEqual(order)
  })

  it('answers another address as it answers an unknown number', async () => {
    const { world, number, email } = await prepare()
    const shopper = world.guest('prospect')
    const answers = [await find(shopper, number, 'other@example.com'), await find(shopper, 'HY-00000-00', email)]
    expect(answers.map(({ answer }) => answer)).toEqual(Array(2).fill(expect.not.objectContaining({ order: {} })))
    expect(answers[0]?.answer).toEqual(answers[1]?.answer)
  })

  it("finds an account's order for that account alone", async () => {
    const world = createTestWorld('signed-in')
    const { orderNumber, contact } = await orderOf(world.shopper())
    expect(await found(world.shopper(), orderNumber, contact.emailId)).toBeDefined()
    expect(await found(world.guest('prospect'), orderNumber, contact.emailId)).toBeUndefined()
  })

  it('lets a shopper miss five times, then again after 15 minutes', async () => {
    const { world, order, number, email } = await prepare()
    const shopper = world.guest('prospect')
    for (let miss = 0; miss < 5; miss += 1) await find(shopper, number, `guess${miss}@example.com`)
    expect((await find(shopper, number, email)).errorId).toBe('TOO_MANY_ATTEMPTS')
    world.command({ advanceClock: { by: 'PT16M' } })
    expect(await found(shopper, number, email)).toEqual(order)
  })

  it('hides an order that many shoppers have guessed at, for 15 minutes', async () => {
    const { world, order, number, email } = await prepare()
    for (let miss = 0; miss < 20; miss += 1) await find(world.guest('prospect'), number, 'guess@example.com')
    expect(await found(world.guest('prospect'), number, email)).toBeUndefined()
    world.command({ advanceClock: { by: 'PT16M' } })
    expect(await found(world.guest('prospect'), number, email)).toEqual(order)
  })
})
