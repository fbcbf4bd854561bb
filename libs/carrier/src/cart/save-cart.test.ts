import {
  accessoryBody,
  addDevice,
  createTestWorld,
  describeOperation,
  deviceBody,
  testCartAccess,
  type Shopper,
} from '../testing'

const email = 'maren@example.com'

const guestWithPhone = async () => {
  const shopper = createTestWorld().shopper()
  await addDevice(shopper)
  return shopper
}

const save = (shopper: Shopper, emailId: string = email) => shopper.call('cart.saveCart', { body: { emailId } })

describeOperation('cart.saveCart', () => {
  it('needs the email of a guest', async () => {
    const { status, errorId, errors } = await (await guestWithPhone()).call('cart.saveCart', { body: {} })
    expect([status, errorId]).toEqual([400, 'INVALID_REQUEST'])
    expect(errors[0]?.message).toContain('body.emailId')
  })

  it.each(['maren', 'maren@', 'maren@example', '@example.com'])('refuses the email %s', async (emailId) => {
    expect((await save(await guestWithPhone(), emailId)).status).toBe(400)
  })

  it('refuses an empty cart', async () => {
    const guest = createTestWorld().shopper()
    expect((await save(guest)).errorId).toBe('1008')
    await addDevice(guest)
    await guest.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await save(guest)).errorId).toBe('1008')
  })

  it("triggers a customer's case to be resumed, once", async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    const { caseId } = (await shopper.call('cart.saveCart', { body: {} })).answer
    const triggers = async () =>
      (await shopper.call('cases.getCases')).answer.cases.map(({ caseID, triggerResumeCase }) => [
        caseID,
        triggerResumeCase,
      ])
    expect(await triggers()).toEqual([[caseId, true]])
    await shopper.call('cases.resumeCase', { body: { caseId } })
    expect(await triggers()).toEqual([[caseId, false]])
  })

  it('keeps the number of the quote when the cart is saved again', async () => {
    const guest = await guestWithPhone()
    const { quoteId } = (await save(guest)).answer
    expect((await save(guest)).answer.quoteId).toBe(quoteId)
  })

  it('stores the product and the sku with the cart', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { deviceProductId: 'dev14000001', sorId: 'SOR1' } })
    expect(world.list('carts')).toMatchObject([
      { quoteId: 'Q1', saved: { deviceProductId: 'dev14000001', sorId: 'SOR1', savedAt: world.time.now } },
    ])
  })

  it('refuses an unknown product', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    const { errorId, errors } = await shopper.call('cart.saveCart', { body: { deviceProductId: 'dev0' } })
    expect([errorId, errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'deviceProductId' }]])
  })

  it('schedules the order, which stops adds and cases until another save takes that back', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const charger = { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) }
    const errorIds = async () => [
      (await shopper.call('cases.getCases')).errorId,
      (await shopper.call('cart.addDevice', { body: deviceBody() })).errorId,
      (await shopper.call('cart.addAccessories', charger)).errorId,
    ]
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
    expect(await errorIds()).toEqual(['208', '208', '208'])
    await shopper.call('cart.saveCart', { body: { scheduleOrder: false } })
    expect(await errorIds()).toEqual([undefined, undefined, undefined])
  })

  testCartAccess('cart.saveCart', (cartInfo) => ({ cartInfo, emailId: email }))
})
