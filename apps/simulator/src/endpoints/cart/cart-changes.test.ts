import type { Audience, BodyInputOf, OperationKey } from '@soe/contracts'
import {
  amountOf,
  cartOf,
  isSumOfRows,
  linesOf,
  totalsOf,
  addDevice,
  deviceBody,
  fillCart,
  fillCheckout,
  placeOrder,
} from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')
const customer = async () => (await simulator.world('signed-in')).shopper()

describe('cart.calculateMultiLineTax', () => {
  const taxAt = (shopper: Shopper, zipCode: string) => shopper.call('cart.calculateMultiLineTax', { body: { zipCode } })

  it.each([
    ['04101', 'ME', 5.5],
    ['97201', 'OR', 0],
    ['90210', 'CA', 7.25],
    ['30004', 'GA', 7],
  ])('at %s is the sales tax of %s', async (zipCode, state, ratePercent) => {
    const shopper = await stranger()
    await addDevice(shopper, { dppMonths: 0 })
    await addDevice(shopper)
    const { answer } = await taxAt(shopper, zipCode)
    expect(answer).toMatchObject({ zipCode, state, ratePercent })
    const { lines, totalTax } = answer
    expect(lines.map(({ lineId }) => lineId)).toEqual(['newLine1', 'newLine2'])
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(totalTax)
    const totals = await totalsOf(shopper)
    expect([amountOf(totals, 'tax'), isSumOfRows(totals)]).toEqual([totalTax, true])
  })

  it('takes the wrapped body too', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const { cartId } = await cartOf(shopper)
    const body = { cartInfo: { cartId }, data: { zipCode: '97201' } }
    const { answer } = await shopper.call('cart.calculateMultiLineTax', { body })
    expect([answer.cartId, answer.totalTax]).toEqual([cartId, 0])
  })

  it('gives way to the address of the order', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    await taxAt(shopper, '97201')
    await fillCheckout(shopper)
    expect(amountOf(await totalsOf(shopper), 'tax')).toBeGreaterThan(0)
  })

  it('tells a customer an estimate and keeps the tax of their address', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    expect((await taxAt(shopper, '97201')).answer.totalTax).toBe(0)
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it('does not know every five digits', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    expect((await taxAt(shopper, '00000')).errorId).toBe('ZIP_CODE_INVALID')
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it.each(['3000', '300041', 'abcde'])('refuses %s as no zip code', async (zipCode) => {
    expect((await taxAt(await stranger(), zipCode)).status).toBe(400)
  })
})

describe('a cart that is named', () => {
  const inBoth = async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    await shopper.call('cart.addDevice', { audience: 'prepay', body: deviceBody({ dppMonths: 0 }) })
    const read = (audience: Audience, cartId?: string) =>
      shopper.call('checkout.getCheckoutDetails', { audience, body: { cart: true, ...(cartId && { cartId }) } })
    const cartIn = async (audience: Audience) => (await read(audience)).answer.cart
    return { shopper, read, prepaid: await cartIn('prepay'), postpaid: await cartIn('prospect') }
  }

  it('of the other line of business gives way to the own one', async () => {
    const { read, prepaid, postpaid } = await inBoth()
    expect((await read('prospect', prepaid.cartId)).answer.cart).toEqual(postpaid)
    expect((await read('prepay', postpaid.cartId)).answer.cart).toEqual(prepaid)
  })

  it('of the other line of business stays as it was', async () => {
    const { shopper, read, prepaid, postpaid } = await inBoth()
    const body = { cartInfo: { cartId: prepaid.cartId }, lineId: 'newLine1', planId: 'mainsail-unlimited' }
    const { answer } = await shopper.call('cart.addPlan', { body })
    expect(answer.serviceBody.serviceResponse.context.cartInfo.cartId).toBe(postpaid.cartId)
    expect((await read('prepay')).answer.cart).toEqual(prepaid)
  })

  it('of the other line of business starts no cart of its own', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const { cartId } = await cartOf(shopper)
    const reply = await shopper.call('checkout.getCheckoutDetails', { audience: 'prepay', body: { cartId } })
    expect(reply.errorId).toBe('1008')
  })
})

describe('the creator of a cart', () => {
  it('stays who made it, whoever reads it', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    await addDevice(guest)
    await guest.call('cart.addDevice', { audience: 'prepay', body: deviceBody({ dppMonths: 0 }) })
    const prepaid = await guest.call('checkout.getCheckoutDetails', { audience: 'prepay', body: { cart: true } })
    expect((await cartOf(guest)).cartHeader.cartCreator).toBe('prospect')
    expect(prepaid.answer.cart.cartHeader.cartCreator).toBe('prepay')
  })
})

describe('cart.switchSim', () => {
  it.each(['prospect', 'signed-in', 'prepay', 'prepay-signed-in'] as const)(
    'is for the line of %s',
    async (persona) => {
      const shopper = await (await simulator.world(persona)).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'ESIM', eSimId: 'E1', simId: 'S1' } })
      expect((await linesOf(shopper))['newLine1']?.simItem).toEqual({
        simType: 'ESIM',
        eSimId: 'E1',
        description: 'eSIM',
      })
      await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'PSIM', simId: 'S1' } })
      expect((await linesOf(shopper))['newLine1']?.simItem).toEqual({
        simType: 'PSIM',
        simId: 'S1',
        description: 'Physical SIM',
      })
    },
  )

  it('goes with the device that it was for', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    await shopper.call('cart.switchSim', { body: { mtn: 'newLine1', simType: 'ESIM' } })
    await addDevice(shopper, { lineId: 'newLine1', id: 'orbit-12-pro-tar-256' })
    expect((await linesOf(shopper))['newLine1']?.simItem).toBeUndefined()
  })

  it('refuses a line that is not there', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const reply = await shopper.call('cart.switchSim', { body: { mtn: 'newLine9', simType: 'ESIM' } })
    expect(reply.errorId).toBe('ITEM_NOT_FOUND')
  })
})

describe('cart.guestChoice', () => {
  const choose = (shopper: Shopper, choice: 'GUEST' | 'SIGN_IN', emailId?: string) =>
    shopper.call('cart.guestChoice', { body: { choice, ...(emailId && { emailId }) } })

  it('is kept with the cart, and the email finds it again', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await fillCart(shopper)
    await choose(shopper, 'GUEST', 'ida@example.com')
    expect((await cartOf(shopper)).cartHeader.guestChoice).toBe('GUEST')
    const elsewhere = world.stranger('prospect')
    await elsewhere.call('cases.resumeCase', { body: { emailId: 'ida@example.com' } })
    const found = await cartOf(elsewhere)
    expect([found.itemCount, found.cartHeader.guestChoice]).toEqual([1, undefined])
  })

  it('is nothing to a customer', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const before = await cartOf(shopper)
    await choose(shopper, 'GUEST', 'ida@example.com')
    expect(await cartOf(shopper)).toEqual(before)
  })

  it('needs a cart', async () => expect((await choose(await stranger(), 'GUEST')).errorId).toBe('1008'))
})

describe('cart.validateCart', () => {
  it.each(['prospect', 'signed-in'] as const)('says what a fresh read of the cart says to a %s', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    await addDevice(shopper, { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' })
    const body = { pageId: 'PROMOHUB', flow: 'AAL', rtCartCount: 1, enableFcc: false }
    const { answer } = await shopper.call('cart.validateCart', { body })
    const { cartValidationErrors, hubReadyForCheckout } = await cartOf(shopper)
    expect(answer).toMatchObject({ cartValidationErrors, hubReadyForCheckout: false })
    expect(answer.serviceBody.serviceResponse.context.contextInfo.processStep).toBe('PlanSelection')
    await fillCart(shopper, { lineId: 'newLine1' })
    const filled = await shopper.call('cart.validateCart', { body })
    expect([filled.answer.hubReadyForCheckout, hubReadyForCheckout]).toEqual([true, false])
  })

  it('settles what a resumed case asks for', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await fillCart(shopper)
    await shopper.call('cart.saveCart', { body: { emailId: 'ida@example.com' } })
    const elsewhere = world.stranger('prospect')
    await elsewhere.call('cases.resumeCase', { body: { emailId: 'ida@example.com' } })
    const asks = async () =>
      (await world.state()).cases.map((found) => (found as { triggerValidateCart?: boolean }).triggerValidateCart)
    expect(await asks()).toContain(true)
    await elsewhere.call('cart.validateCart', { body: {} })
    expect(await asks()).not.toContain(true)
  })

  it('has nothing to say of an empty cart', async () => {
    expect((await (await stranger()).call('cart.validateCart', { body: {} })).errorId).toBe('1008')
  })
})

describe('cart.checkExistingCart', () => {
  const check = async (shopper: Shopper) => (await shopper.call('cart.checkExistingCart', { body: {} })).answer

  it('finds none, then the one with something in it, then none once it is empty', async () => {
    const shopper = await stranger()
    expect(await check(shopper)).toMatchObject({ existingCart: false, itemCount: 0 })
    await addDevice(shopper)
    const { cartId, caseId } = await cartOf(shopper)
    expect(await check(shopper)).toMatchObject({ existingCart: true, itemCount: 1, cartId, caseId })
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect(await check(shopper)).toMatchObject({ existingCart: false, itemCount: 0 })
  })

  it('tells who holds it', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    expect(await check(shopper)).toMatchObject({ existingCart: true, lockedChannelID: 'VZW-RETAIL' })
  })
})

describe('cart.addDonation', () => {
  const donate = (shopper: Shopper, donationAmount: number, more: object = {}) =>
    shopper.call('cart.addDonation', { body: { donationAmount, ...more } })

  it.each(['prospect', 'signed-in'] as const)('is on the order of a %s', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    await fillCart(shopper)
    const before = await totalsOf(shopper)
    await donate(shopper, 0.37, { donationMatch: true, charityUniqueCode: 'CH-7', charityOrganization: 'Lifeboats' })
    const totals = await totalsOf(shopper)
    expect(totals.dueToday).toBeCloseTo(before.dueToday + 0.37)
    expect([amountOf(totals, 'donation'), isSumOfRows(totals)]).toEqual([0.37, true])
    expect((await linesOf(shopper))['newLine1']?.donationInfo).toEqual({
      roundUpDonation: true,
      donationMatch: true,
      donationAmount: 0.37,
      charityUniqueCode: 'CH-7',
      charityOrganization: 'Lifeboats',
      itemCode: 'ROUNDUPDONATION',
    })
  })

  it('is replaced by another, and taken back by none', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    await donate(shopper, 2)
    await donate(shopper, 5, { roundUpDonation: false })
    expect(amountOf(await totalsOf(shopper), 'donation')).toBe(5)
    await donate(shopper, 0)
    expect(await totalsOf(shopper)).toEqual(before)
    expect((await linesOf(shopper))['newLine1']?.donationInfo).toBeUndefined()
  })

  it('is charged with the order and goes with the last line', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    await donate(shopper, 1)
    await fillCheckout(shopper)
    const order = await placeOrder(shopper)
    expect([amountOf(order.totals, 'donation'), isSumOfRows(order.totals)]).toEqual([1, true])
    await addDevice(shopper)
    await donate(shopper, 1)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await totalsOf(shopper)).dueToday).toBe(0)
  })

  it('is not offered where both flags are off', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    await world.command({ setFeatureFlags: { featureFlags: { charityAccessoryFlowFFlag: false } } })
    expect((await donate(shopper, 1)).errorId).toBeUndefined()
    await world.command({ setFeatureFlags: { featureFlags: { charityNseAccessoryFlowFFlag: false } } })
    expect((await donate(shopper, 2)).errorId).toBe('DONATION_NOT_ELIGIBLE')
    expect(amountOf(await totalsOf(shopper), 'donation')).toBe(1)
  })

  it.each([-1, 0.001, 1001])('refuses %d dollars', async (amount) => {
    const shopper = await stranger()
    await addDevice(shopper)
    expect((await donate(shopper, amount)).status).toBe(400)
  })

  it('needs a cart', async () => expect((await donate(await stranger(), 1)).errorId).toBe('1008'))
})

const isEqual = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right)

describe('a cart that another channel holds', () => {
  const address = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
  const changes: { [Key in OperationKey]?: BodyInputOf<Key> } = {
    'cart.addFeatures': {
      cartInfo: {},
      data: { accountFeatures: [{ id: 'harbor-home-protect', actionIndicator: 'A' }] },
    },
    'cart.calculateMultiLineTax': { zipCode: '97201' },
    'cart.updateBarcode': { cartInfo: { barCodeIds: ['810000004101'] } },
    'cart.e911Address': { cartInfo: {}, lines: [{ mtn: 'newLine1', e911Address: address }] },
    'cart.switchSim': { mtn: 'newLine1', simType: 'ESIM' },
    'cart.guestChoice': { choice: 'GUEST' },
    'cart.validateCart': {},
    'cart.addDonation': { donationAmount: 1 },
    'promo.validateRaf': { referralCode: 'RAF-MAREN25' },
    'promo.validateFriendsAndFamily': { promoCode: 'CREW-4471' },
    'promo.vendorValidateAndUpdateCart': { authCode: 'ryl-nurse-2c9d', redirectUri: '/' },
  }
  const prepaidChanges: typeof changes = {
    'cart.applyPromo': { promoCode: 'CASTOFF10' },
    'cart.removePromo': { promoCode: 'CASTOFF10' },
  }
  const rows = [
    ...Object.entries(changes).map(([key, body]) => ['prospect' as const, key as OperationKey, body] as const),
    ...Object.entries(prepaidChanges).map(([key, body]) => ['prepay' as const, key as OperationKey, body] as const),
  ]

  it.each(rows)('is not changed by a %s with %s, and is once the lock is over', async (persona, key, body) => {
    const world = await simulator.world(persona)
    const shopper = await world.shopper()
    await addDevice(shopper, { dppMonths: 0 })
    if (key === 'cart.removePromo') await shopper.call('cart.applyPromo', { body: { promoCode: 'CASTOFF10' } })
    const before = (await world.state()).carts
    await world.command({ lockCart: { channel: 'VZW-TELESALES', ttl: 'PT10M' } })
    const locked = await shopper.call(key, { body: body as never })
    expect([locked.errorId, locked.errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-TELESALES' }]])
    expect((await world.state()).carts).toEqual(before)
    simulator.time.now += 11 * 60_000
    expect((await shopper.call(key, { body: body as never })).errorId).toBeUndefined()
    const isLeftAlone = key === 'cart.validateCart'
    expect(isEqual((await world.state()).carts, before)).toBe(isLeftAlone)
  })
})
