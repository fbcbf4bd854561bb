import type { BodyInputOf } from '@soe/contracts'
import {
  accessoryBody,
  addDevice,
  chooseNewNumber,
  choosePlan,
  deviceBody,
  fillCart,
  fillCheckout,
  readyToOrder,
  placeOrder,
} from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'
import type { Shopper } from '../../testing/create-shopper'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const email = 'maren@example.com'

const save = (shopper: Shopper, emailId: string = email) => shopper.call('cart.saveCart', { body: { emailId } })

const resume = (shopper: Shopper, body: BodyInputOf<'cases.resumeCase'> = { emailId: email }) =>
  shopper.call('cases.resumeCase', { body })

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

  it('goes on where the channel that holds it lets the shopper take it over, and its case says so', async () => {
    const { world, owner } = await saved()
    const { cartId } = (await cartOf(owner)).cart
    await world.command({ lockCart: { cartId, channel: 'VZW-RETAIL', unlockChannel: 'Y' } })
    expect((await casesOf(owner)).cases).toMatchObject([{ lockedChannelID: 'VZW-RETAIL', unlockChannel: 'Y' }])
    expect((await resume(await world.shopper())).errorId).toBeUndefined()
  })

  it('takes its own cart over from a channel that holds every cart, which goes on holding the others', async () => {
    const { world } = await saved()
    const third = world.stranger('prospect')
    await addDevice(third)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const other = await world.shopper()
    await resume(other, { emailId: email, unlockChannel: 'Y' })
    expect((await casesOf(other)).cases).toMatchObject([{ explicitLock: false }])
    expect((await third.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
    expect((await world.stranger('prospect').call('cart.addDevice', { body: deviceBody() })).errorId).toBe(
      'CART_LOCKED',
    )
    await world.command({ lockCart: { channel: 'VZW-CHAT' } })
    expect((await other.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
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

const minute = 60_000

const stepOf = async (reply: ReturnType<typeof resume>) =>
  (await reply).answer.serviceBody.serviceResponse.context.contextInfo.processStep

const casesOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer

describe('a cart that is set aside', () => {
  const setAside = async (shopper: Shopper) =>
    (await shopper.call('cart.saveCart', { body: { pccSaved: true } })).answer

  it('leaves an empty cart, and its case open', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { caseId } = await setAside(shopper)
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
    expect((await shopper.call('recommendations.getRtCartCount', { body: {} })).answer.rtCartCount).toBe(0)
    expect([shopper.cookies.get('gnCartCount'), shopper.cookies.get('cartId')]).toEqual(['0', ''])
    expect((await casesOf(shopper)).cases).toMatchObject([{ caseID: caseId, triggerResumeCase: true }])
    expect((await shopper.call('cases.getCaseAndCartId')).answer.caseID).toBeUndefined()
  })

  it('makes the next cart another case', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const first = await setAside(shopper)
    const { context } = (await addDevice(shopper, { dppMonths: 0 })).serviceBody.serviceResponse
    const { caseCount, cases } = await casesOf(shopper)
    expect([caseCount, cases.map(({ caseID }) => caseID)]).toEqual([2, [context.cartInfo.caseId, first.caseId]])
    expect([context.customerInfo.existingCase, context.cases]).toEqual([true, cases])
  })

  it('changes places with the current one when its case is resumed', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { caseId, cartId } = await setAside(shopper)
    await addDevice(shopper, { dppMonths: 0 })
    await resume(shopper, { caseId })
    expect((await cartOf(shopper)).cart.cartId).toBe(cartId)
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toMatchObject({ caseID: caseId, cartId })
    expect((await casesOf(shopper)).caseCount).toBe(2)
  })

  it('is the current one again when a change names it', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { cartId } = await setAside(shopper)
    await addDevice(shopper, { dppMonths: 0 })
    const body = { ...deviceBody(), cartInfo: { cartId } }
    await shopper.call('cart.addDevice', { body })
    expect((await cartOf(shopper)).cart).toMatchObject({ cartId, itemCount: 2 })
  })

  it('of a guest is found by its email once the guest is forgotten', async () => {
    const world = await simulator.world()
    const guest = await world.shopper()
    await addDevice(guest)
    await guest.call('cart.saveCart', { body: { emailId: email, pccSaved: true } })
    await guest.call('session.clearCache')
    expect((await (await world.shopper()).call('cases.getCases')).answer.caseCount).toBe(0)
    const other = await world.shopper()
    await resume(other)
    expect((await cartOf(other)).cart.itemCount).toBe(1)
  })

  it('outlives the order of another', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { caseId } = await setAside(shopper)
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect((await casesOf(shopper)).cases.map(({ caseID }) => caseID)).toEqual([caseId])
  })

  it('is one of several of the persona of that name', async () => {
    const shopper = await (await simulator.world('several-cases')).shopper()
    expect((await casesOf(shopper)).caseCount).toBe(3)
  })
})

describe('cases.getCaseAndCartId', () => {
  it('names the current case and its cart', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toEqual({
      serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    })
    await addDevice(shopper)
    const { cart } = await cartOf(shopper)
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toMatchObject({
      caseID: cart.caseId,
      cartId: cart.cartId,
    })
  })

  it('needs a session that is signed in', async () => {
    const stranger = (await simulator.world()).stranger('signed-in')
    expect((await stranger.call('cases.getCaseAndCartId')).status).toBe(401)
  })
})

describe('a lock', () => {
  it('ends by itself after a quarter of an hour, wherever it shows', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-CHAT' } })
    simulator.time.now += 15 * minute - 1
    expect((await casesOf(shopper)).cases).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-CHAT' }])
    expect((await resume(shopper, {})).errorId).toBe('CART_LOCKED')
    simulator.time.now += 1
    expect((await casesOf(shopper)).cases[0]).toMatchObject({ explicitLock: false })
    expect((await casesOf(shopper)).cases[0]?.lockedChannelID).toBeUndefined()
    expect((await resume(shopper, {})).errorId).toBeUndefined()
  })

  it('is taken with the case: another channel of the same shopper finds it held', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await resume(shopper, { channelLock: 'Y' })
    const mobile = { body: deviceBody(), channel: 'VZW-DOTCOM-MOB' }
    const reply = await shopper.call('cart.addDevice', mobile)
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-DOTCOM' }]])
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBeUndefined()
    simulator.time.now += 15 * minute
    expect((await shopper.call('cart.addDevice', mobile)).errorId).toBeUndefined()
  })

  it('is handed over with the case', async () => {
    const shopper = await (await simulator.world('locked-by-retail')).shopper()
    expect((await resume(shopper, { channelLock: 'Y' })).errorId).toBe('CART_LOCKED')
    await resume(shopper, { channelLock: 'Y', unlockChannel: 'Y' })
    expect((await casesOf(shopper)).cases).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-DOTCOM' }])
  })

  it('is not taken where no one asks for it', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    await resume(shopper, { channelLock: 'N' })
    expect((await casesOf(shopper)).cases).toMatchObject([{ explicitLock: false }])
  })
})

describe('a resumed case', () => {
  it.each(['PromoHub', 'promohub', 'MTNSelectionPage'])(
    'goes on at %s once nothing is missing',
    async (processStep) => {
      const shopper = await (await simulator.world('signed-in')).shopper()
      await addDevice(shopper)
      const contextInfo = { processStep }
      expect(await stepOf(resume(shopper, { contextInfo }))).toBe('PlanSelection')
      await choosePlan(shopper)
      await chooseNewNumber(shopper)
      expect((await stepOf(resume(shopper, { contextInfo }))).toLowerCase()).toBe(processStep.toLowerCase())
    },
  )

  it('goes on nowhere else by name', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await fillCart(shopper)
    expect(await stepOf(resume(shopper, { contextInfo: { processStep: 'OrderReview' } }))).toBe('AccessoryInterestial')
  })

  it('may be named by the cart it belongs to', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const { cart } = await cartOf(shopper)
    for (const cartInfo of [{ caseId: cart.caseId }, { cartId: cart.cartId }])
      expect((await resume(shopper, { cartInfo })).errorId).toBeUndefined()
  })
})

describe('an order that is scheduled', () => {
  const scheduled = async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
    return shopper
  }

  it.each([
    'cases.getCases',
    'cases.getCaseAndCartId',
    'cases.resumeCase',
    'landing.landing',
    'landing.getProcessStep',
  ] as const)('stops %s with 208', async (key) =>
    expect((await (await scheduled()).call(key, { body: {} })).errorId).toBe('208'),
  )

  it('stops adds with 208', async () => {
    const shopper = await scheduled()
    const accessories = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('208')
    expect((await shopper.call('cart.addAccessories', { body: accessories })).errorId).toBe('208')
  })

  it('stops nothing once it is taken back', async () => {
    const shopper = await scheduled()
    await shopper.call('cart.saveCart', { body: { scheduleOrder: false } })
    expect((await shopper.call('cases.getCases')).errorId).toBeUndefined()
  })

  it('is what the persona of that name has', async () => {
    const shopper = await (await simulator.world('scheduled-order')).shopper()
    expect((await shopper.call('cases.getCases')).errorId).toBe('208')
  })
})

describe('what is saved with a cart', () => {
  it('stays with it', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { deviceProductId: 'dev14000001', sorId: 'SOR1' } })
    expect((await world.state()).carts).toMatchObject([
      { quoteId: 'Q1', saved: { deviceProductId: 'dev14000001', sorId: 'SOR1', savedAt: simulator.time.now } },
    ])
  })

  it('is a product that there is', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await addDevice(shopper)
    const reply = await shopper.call('cart.saveCart', { body: { deviceProductId: 'dev0' } })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'deviceProductId' }]])
  })
})
