import { addDevice, choosePlan, deviceBody, fillCart, fillCheckout } from '../../testing/shop-steps'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'
import type { Shopper } from '../../testing/create-shopper'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const email = 'maren@example.com'

const save = (shopper: Shopper, emailId: string = email) => shopper.call('cart.saveCart', { body: { emailId } })

const resume = (
  shopper: Shopper,
  body: { emailId?: string; caseId?: string; unlockChannel?: 'Y' | 'N' } = { emailId: email },
) => shopper.call('cases.resumeCase', { body })

const cartOf = async (shopper: Shopper) => (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer

describe('saving a cart', () => {
  it('needs the email of a guest', async () => {
    const guest = await (await simulator.world()).shopper()
    await addDevice(guest)
    const reply = await guest.call('cart.saveCart', { body: {} })
    expect([reply.status, reply.raw]).toEqual([
      400,
      { error: { code: 'INVALID_REQUEST', message: expect.stringContaining('body.emailId') as string } },
    ])
  })

  it.each(['maren', 'maren@', 'maren@example', '@example.com'])('takes no email like %s', async (emailId) => {
    const guest = await (await simulator.world()).shopper()
    await addDevice(guest)
    expect((await save(guest, emailId)).status).toBe(400)
  })

  it('finds nothing to save in an empty cart', async () => {
    const guest = await (await simulator.world()).shopper()
    expect((await save(guest)).errorId).toBe('1008')
    await addDevice(guest)
    await guest.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await save(guest)).errorId).toBe('1008')
  })

  it('lets a customer go on by the case, which asks to be resumed once', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { caseId } = (await shopper.call('cart.saveCart', { body: {} })).answer
    const triggers = async () =>
      (await shopper.call('cases.getCases')).answer.cases.map(({ caseID, triggerResumeCase }) => [
        caseID,
        triggerResumeCase,
      ])
    expect(await triggers()).toEqual([[caseId, true]])
    await resume(shopper, { caseId })
    expect(await triggers()).toEqual([[caseId, false]])
  })
})

describe('listing cases', () => {
  it('has none for a cart that no one has begun', async () => {
    expect((await (await (await simulator.world()).shopper()).call('cases.getCases')).answer.cases).toEqual([])
  })

  it('says which channel holds the cart', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const { cases } = (await shopper.call('cases.getCases')).answer
    expect(cases).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-RETAIL' }])
  })

  it("shows no one else's", async () => {
    const world = await simulator.world()
    await addDevice(await world.shopper())
    expect((await (await world.shopper()).call('cases.getCases')).answer.cases).toEqual([])
  })
})

describe('resuming by email', () => {
  const saved = async () => {
    const world = await simulator.world()
    const owner = await world.shopper()
    await fillCart(owner)
    await save(owner)
    return { world, owner }
  }

  it("makes the saved cart the session's own, as it stood", async () => {
    const { world, owner } = await saved()
    const before = await cartOf(owner)
    const other = await world.shopper()
    const { context } = (await resume(other)).answer.serviceBody.serviceResponse
    expect(context.contextInfo.processStep).toBe('AccessoryInterestial')
    expect(context.cartInfo).toMatchObject({ cartId: before.cart.cartId, itemCount: 1 })
    expect((await cartOf(other)).cart).toEqual(before.cart)
    expect(other.cookies.get('prospectCartCount')).toBe('1')
    expect((await owner.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
  })

  it('minds no capitals', async () => {
    const { world } = await saved()
    expect((await resume(await world.shopper(), { emailId: 'Maren@Example.COM' })).errorId).toBeUndefined()
  })

  it('gives back the items, and nothing of the person', async () => {
    const { world, owner } = await saved()
    await fillCheckout(owner)
    const other = await world.shopper()
    await resume(other)
    const details = await cartOf(other)
    expect([details.contact, details.shippingAddress, details.payment]).toEqual([undefined, undefined, undefined])
    expect(details.customerAgreements.agreementCompleted).toBe(false)
    expect(JSON.stringify(details)).not.toContain('Maren')
  })

  it('adds what the session had in the cart', async () => {
    const { world } = await saved()
    const other = await world.shopper()
    await addDevice(other, { dppMonths: 0 })
    await resume(other)
    const { cart } = await cartOf(other)
    expect(cart.lineDetails.allLines.map((line) => cart.lineDetails.lineInfo[line]?.deviceItem?.term)).toEqual([36, 0])
    expect((await world.state()).carts).toHaveLength(1)
  })

  it('goes on with the own cart as it is', async () => {
    const { owner } = await saved()
    await fillCheckout(owner)
    await resume(owner)
    expect((await cartOf(owner)).contact?.firstName).toBe('Maren')
  })

  it('takes the latest of several', async () => {
    const { world } = await saved()
    simulator.time.now += 1000
    const later = await world.shopper()
    await addDevice(later, { dppMonths: 0 })
    await choosePlan(later)
    const { cartId } = (await save(later)).answer
    const reply = await resume(await world.shopper())
    expect(reply.answer.serviceBody.serviceResponse.context.cartInfo.cartId).toBe(cartId)
  })

  it('finds nothing for an email without a cart', async () => {
    const { world } = await saved()
    expect((await resume(await world.shopper(), { emailId: 'ida@example.com' })).errorId).toBe('SAVED_CART_NOT_FOUND')
  })

  it("finds no account's cart", async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await save(shopper)
    expect((await resume(world.stranger('prospect'))).errorId).toBe('SAVED_CART_NOT_FOUND')
  })

  it('finds no postpaid cart for prepay', async () => {
    const { world } = await saved()
    expect((await resume(world.stranger('prepay'))).errorId).toBe('SAVED_CART_NOT_FOUND')
  })

  it('is blocked by another channel, unless the channel is to be unlocked', async () => {
    const { world } = await saved()
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const other = await world.shopper()
    expect((await resume(other)).errorId).toBe('CART_LOCKED')
    expect((await resume(other, { emailId: email, unlockChannel: 'N' })).errorId).toBe('CART_LOCKED')
    expect((await resume(other, { emailId: email, unlockChannel: 'Y' })).errorId).toBeUndefined()
    expect((await other.call('cart.addDevice', { body: deviceBody() })).errorId).toBeUndefined()
  })
})

describe('resuming by case', () => {
  it('finds no case that there is not', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    expect((await resume(shopper, { caseId: 'CASE9' })).errorId).toBe('CASE_CANCELLED')
  })

  it("is refused for someone else's", async () => {
    const world = await simulator.world('signed-in')
    await addDevice(await world.shopper())
    const caseId = (await world.state()).cases[0]?.id ?? ''
    const guest = world.stranger('prospect')
    const reply = await resume(guest, { caseId })
    expect([reply.status, reply.raw]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'NOT_YOUR_CASE' }) as object },
    ])
  })

  it('means the own cart where nothing is named', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    expect((await resume(shopper, {})).errorId).toBe('SAVED_CART_NOT_FOUND')
    await addDevice(shopper)
    expect((await resume(shopper, {})).errorId).toBeUndefined()
  })
})
