import type { BodyInputOf } from '@soe/contracts'
import { everyCart, lockCart } from '../domain/cart/cart-lock'
import {
  addDevice,
  cartOf,
  checkoutOf,
  chooseNewNumber,
  choosePlan,
  contextIn,
  createTestWorld,
  describeOperation,
  deviceBody,
  fillCart,
  fillCheckout,
  type Shopper,
} from '../testing'

const email = 'maren@example.com'
const minute = 60_000

const resume = (shopper: Shopper, body: BodyInputOf<'cases.resumeCase'> = { emailId: email }) =>
  shopper.call('cases.resumeCase', { body })

const save = (shopper: Shopper) => shopper.call('cart.saveCart', { body: { emailId: email } })

const casesOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer.cases

const addErrorOf = async (shopper: Shopper, channel = 'VZW-DOTCOM') =>
  (await shopper.call('cart.addDevice', { body: deviceBody(), channel })).errorId

/** A world with a guest's cart that is saved for the email. */
const saved = async () => {
  const world = createTestWorld()
  const owner = world.shopper()
  await fillCart(owner)
  await save(owner)
  return { world, owner }
}

const customerWithPhone = async () => {
  const world = createTestWorld('signed-in')
  const shopper = world.shopper()
  await addDevice(shopper)
  return { world, shopper }
}

describeOperation('cases.resumeCase', () => {
  describe('by email', () => {
    it("makes the saved cart the guest's own, as it was saved", async () => {
      const { world, owner } = await saved()
      const before = await cartOf(owner)
      const other = world.shopper()
      const { contextInfo, cartInfo } = contextIn((await resume(other)).answer)
      expect(contextInfo.processStep).toBe('AccessoryInterestial')
      expect(cartInfo).toMatchObject({ cartId: before.cartId, itemCount: 1 })
      expect(await cartOf(other)).toEqual(before)
      expect((await owner.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
    })

    it('says to the visit that saved it that the cart has moved, until it takes it back', async () => {
      const { world, owner } = await saved()
      const { cartId } = await cartOf(owner)
      const read = () => owner.call('checkout.getCheckoutDetails', { body: { cartId } })
      const other = world.shopper()
      await resume(other)
      const refused = await read()
      expect([refused.status, refused.errorId]).toEqual([403, 'CART_MOVED'])
      await resume(owner)
      expect((await read()).errorId).toBeUndefined()
      const moved = await other.call('checkout.getCheckoutDetails', { body: { cartId } })
      expect(moved.errorId).toBe('CART_MOVED')
    })

    it('ignores the case of letters', async () => {
      const { world } = await saved()
      expect((await resume(world.shopper(), { emailId: 'Maren@Example.COM' })).errorId).toBeUndefined()
    })

    it('gives back the items, and nothing of the person', async () => {
      const { world, owner } = await saved()
      await fillCheckout(owner)
      const other = world.shopper()
      await resume(other)
      const details = await checkoutOf(other)
      expect([details.contact, details.shippingAddress, details.payment]).toEqual([undefined, undefined, undefined])
      expect(details.customerAgreements.agreementCompleted).toBe(false)
      expect(JSON.stringify(details)).not.toContain('Maren')
    })

    it("adds the lines of the guest's cart", async () => {
      const { world } = await saved()
      const other = world.shopper()
      await addDevice(other, { dppMonths: 0 })
      await resume(other)
      const { allLines, lineInfo } = (await cartOf(other)).lineDetails
      expect(allLines.map((line) => lineInfo[line]?.deviceItem?.term)).toEqual([36, 0])
      expect(world.list('carts')).toHaveLength(1)
    })

    it("keeps the contact of the guest's own cart", async () => {
      const { owner } = await saved()
      await fillCheckout(owner)
      await resume(owner)
      expect((await checkoutOf(owner)).contact?.firstName).toBe('Maren')
    })

    it('takes the latest of several carts', async () => {
      const { world } = await saved()
      world.time.now += 1000
      const later = world.shopper()
      await addDevice(later, { dppMonths: 0 })
      await choosePlan(later)
      const { cartId } = (await save(later)).answer
      expect(contextIn((await resume(world.shopper())).answer).cartInfo.cartId).toBe(cartId)
    })

    it('finds nothing for an email without a cart', async () => {
      const { world } = await saved()
      expect((await resume(world.shopper(), { emailId: 'ida@example.com' })).errorId).toBe('SAVED_CART_NOT_FOUND')
    })

    it("finds no account's cart", async () => {
      const { world, shopper } = await customerWithPhone()
      await save(shopper)
      expect((await resume(world.guest('prospect'))).errorId).toBe('SAVED_CART_NOT_FOUND')
    })

    it('finds no postpaid cart for prepay', async () => {
      const { world } = await saved()
      expect((await resume(world.guest('prepay'))).errorId).toBe('SAVED_CART_NOT_FOUND')
    })

    it('is refused while another channel holds the cart, unless it unlocks the channel', async () => {
      const { world } = await saved()
      world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
      const other = world.shopper()
      expect((await resume(other)).errorId).toBe('CART_LOCKED')
      expect((await resume(other, { emailId: email, unlockChannel: 'N' })).errorId).toBe('CART_LOCKED')
      expect((await resume(other, { emailId: email, unlockChannel: 'Y' })).errorId).toBeUndefined()
      expect(await addErrorOf(other)).toBeUndefined()
    })

    it('takes the cart over where the lock allows it, and the case says so', async () => {
      const { world, owner } = await saved()
      const { cartId } = await cartOf(owner)
      world.change((draft) => lockCart(draft, cartId, 'VZW-RETAIL', undefined, 'Y'))
      expect(await casesOf(owner)).toMatchObject([{ lockedChannelID: 'VZW-RETAIL', unlockChannel: 'Y' }])
      expect((await resume(world.shopper())).errorId).toBeUndefined()
    })

    it('is refused when another channel takes every cart after the shopper has locked this one', async () => {
      const { world, owner } = await saved()
      expect((await resume(owner, { channelLock: 'Y' })).errorId).toBeUndefined()
      expect(await addErrorOf(owner)).toBeUndefined()
      world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
      expect(await addErrorOf(owner)).toBe('CART_LOCKED')
    })

    it('takes only its cart over from a channel that holds every cart', async () => {
      const { world } = await saved()
      const third = world.guest('prospect')
      await addDevice(third)
      world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
      const other = world.shopper()
      await resume(other, { emailId: email, unlockChannel: 'Y' })
      expect(await casesOf(other)).toMatchObject([{ explicitLock: false }])
      expect(await addErrorOf(third)).toBe('CART_LOCKED')
      expect(await addErrorOf(world.guest('prospect'))).toBe('CART_LOCKED')
      world.change((draft) => lockCart(draft, everyCart, 'VZW-CHAT'))
      expect(await addErrorOf(other)).toBe('CART_LOCKED')
    })
  })

  describe('by case', () => {
    it('refuses an unknown case', async () => {
      const shopper = createTestWorld('signed-in').shopper()
      expect((await resume(shopper, { caseId: 'CASE9' })).errorId).toBe('CASE_CANCELLED')
    })

    it("refuses someone else's case", async () => {
      const { world } = await customerWithPhone()
      const caseId = world.list('cases')[0]?.id ?? ''
      const { status, errorId } = await resume(world.guest('prospect'), { caseId })
      expect([status, errorId]).toEqual([403, 'NOT_YOUR_CASE'])
    })

    it('resumes the current cart where the request names none', async () => {
      const shopper = createTestWorld('signed-in').shopper()
      expect((await resume(shopper, {})).errorId).toBe('SAVED_CART_NOT_FOUND')
      await addDevice(shopper)
      expect((await resume(shopper, {})).errorId).toBeUndefined()
    })

    it('finds the case by its id or by its cart in cartInfo', async () => {
      const { shopper } = await customerWithPhone()
      const { caseId, cartId } = await cartOf(shopper)
      for (const cartInfo of [{ caseId }, { cartId }])
        expect((await resume(shopper, { cartInfo })).errorId).toBeUndefined()
    })

    it('refuses a cart that the carrier does not know', async () => {
      const { shopper } = await customerWithPhone()
      expect((await resume(shopper, { cartInfo: { cartId: 'C9-none' } })).errorId).toBe('899')
    })

    it('refuses a case id of another type', async () => {
      const caseId = 7 as unknown as string
      expect((await resume(createTestWorld().shopper(), { caseId })).errorId).toBe('INVALID_REQUEST')
    })

    it('is refused while an order is scheduled', async () => {
      const { shopper } = await customerWithPhone()
      await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
      expect((await resume(shopper, {})).errorId).toBe('208')
    })
  })

  describe('at a step', () => {
    it.each(['PromoHub', 'promohub', 'MTNSelectionPage'])('goes on at %s once nothing is missing', async (step) => {
      const { shopper } = await customerWithPhone()
      const nextStep = async () =>
        contextIn((await resume(shopper, { contextInfo: { processStep: step } })).answer).contextInfo.processStep
      expect(await nextStep()).toBe('PlanSelection')
      await choosePlan(shopper)
      await chooseNewNumber(shopper)
      expect((await nextStep()).toLowerCase()).toBe(step.toLowerCase())
    })

    it('refuses any other step', async () => {
      const shopper = createTestWorld('signed-in').shopper()
      await fillCart(shopper)
      const reply = await resume(shopper, { contextInfo: { processStep: 'OrderReview' } })
      expect(reply.errorId).toBe('INVALID_REQUEST')
    })
  })

  describe('with a lock', () => {
    it('is refused until the lock ends by itself, a quarter of an hour later', async () => {
      const { world, shopper } = await customerWithPhone()
      world.change((draft) => lockCart(draft, everyCart, 'VZW-CHAT'))
      world.time.now += 15 * minute - 1
      expect(await casesOf(shopper)).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-CHAT' }])
      expect((await resume(shopper, {})).errorId).toBe('CART_LOCKED')
      world.time.now += 1
      const [found] = await casesOf(shopper)
      expect(found).toMatchObject({ explicitLock: false })
      expect(found?.lockedChannelID).toBeUndefined()
      expect((await resume(shopper, {})).errorId).toBeUndefined()
    })

    it('locks the cart for its channel on request: another channel of the same shopper is refused', async () => {
      const { world, shopper } = await customerWithPhone()
      await resume(shopper, { channelLock: 'Y' })
      const mobile = { body: deviceBody(), channel: 'VZW-DOTCOM-MOB' }
      const { errorId, errors } = await shopper.call('cart.addDevice', mobile)
      expect([errorId, errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-DOTCOM' }]])
      expect(await addErrorOf(shopper)).toBeUndefined()
      world.time.now += 15 * minute
      expect(await addErrorOf(shopper, 'VZW-DOTCOM-MOB')).toBeUndefined()
    })

    it('replaces the lock of the channel that it takes the cart from', async () => {
      const shopper = createTestWorld('locked-by-retail').shopper()
      expect((await resume(shopper, { channelLock: 'Y' })).errorId).toBe('CART_LOCKED')
      await resume(shopper, { channelLock: 'Y', unlockChannel: 'Y' })
      expect(await casesOf(shopper)).toMatchObject([{ explicitLock: true, lockedChannelID: 'VZW-DOTCOM' }])
    })

    it('takes no lock without a request', async () => {
      const { shopper } = await customerWithPhone()
      await resume(shopper, { channelLock: 'N' })
      expect(await casesOf(shopper)).toMatchObject([{ explicitLock: false }])
    })
  })
})
