import { everyCart, lockCart } from '../domain/cart/cart-lock'
import {
  addDevice,
  cartOf,
  chooseNewNumber,
  choosePlan,
  createTestWorld,
  describeOperation,
  fillCart,
  linesOf,
  nextStepIn,
  oldBrick,
  orbit9,
  ownDevicesOf,
  tradeIn,
  tradeInItemsOf,
  type Shopper,
} from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

const stepOf = async (...asked: Parameters<typeof tradeIn>) => nextStepIn(await tradeIn(...asked))[0]

const caseOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer.cases[0]

const modelsOf = async (shopper: Shopper) =>
  (await tradeInItemsOf(shopper)).map(({ lineSeqNum, deviceModel }) => [lineSeqNum, deviceModel])

const isInstant = async (shopper: Shopper) => (await cartOf(shopper)).lineDetails.tradeInDetail.instantBIC

describeOperation('tradeIn.addDevice', () => {
  it.each([
    [36, false],
    [0, true],
  ])('of a device over %d months pays its promotion at once: %s', async (dppMonths, expected) => {
    const shopper = customer()
    await addDevice(shopper, { dppMonths })
    expect(await isInstant(shopper)).toBe(false)
    await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })
    expect(await isInstant(shopper)).toBe(expected)
  })

  describe('for a line', () => {
    it('asks for a device, then its condition, then goes on', async () => {
      const shopper = customer()
      await addDevice(shopper)
      expect(await stepOf(shopper, { lineId: 'newLine1' })).toBe('TradeInEligibilityPage')
      expect((await linesOf(shopper))['newLine1']?.isTradeInIntentSelected).toBe(true)
      expect(await stepOf(shopper, { lineId: 'newLine1', device: orbit9 })).toBe('TradeInConditionPage')
      const [item] = await tradeInItemsOf(shopper)
      expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', condition: 'damaged' })).toBe(
        'PlanSelection',
      )
      const rated = { ...item, lineSeqNum: 1, condition: 'damaged', tradeInValue: 72, creditTotal: 372 }
      expect(await tradeInItemsOf(shopper)).toEqual([rated])
      expect((await linesOf(shopper))['newLine1']?.tradeInInfo).toEqual(orbit9)
    })

    it('asks about another device where the first is worth nothing', async () => {
      const shopper = customer()
      await fillCart(shopper)
      const promoType = async () => (await linesOf(shopper))['newLine1']?.promoType
      expect(await stepOf(shopper, { lineId: 'newLine1', device: oldBrick })).toBe('TradeinAnotherDevicePage')
      expect(await tradeInItemsOf(shopper)).toEqual([])
      expect(await promoType()).toBeUndefined()
      expect(await stepOf(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })).toBe(
        'AccessoryInterestial',
      )
      expect(await promoType()).toBe('TRADEIN_PROMO')
    })

    it('earns the promotion of its new device while it is worth something', async () => {
      const shopper = customer()
      await addDevice(shopper)
      const earned = async () => {
        const [item] = await tradeInItemsOf(shopper)
        return [item?.promotion?.amount, (await linesOf(shopper))['newLine1']?.promoType]
      }
      await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'damaged' })
      expect(await earned()).toEqual([300, 'TRADEIN_PROMO'])
      await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'not-working' })
      expect(await earned()).toEqual([undefined, undefined])
    })

    it('is asked for by landing, by the hub, and before the order', async () => {
      const shopper = customer()
      await fillCart(shopper)
      await tradeIn(shopper, { lineId: 'newLine1' })
      const { answer } = await shopper.call('landing.landing', { body: {} })
      expect(nextStepIn(answer)).toEqual(['TradeInEligibilityPage', 'newLine1'])
      expect((await cartOf(shopper)).hubReadyForCheckout).toBe(false)
      expect((await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })).errorId).toBe('CART_INCOMPLETE')
    })

    it('takes one trade-in a line, and a device once', async () => {
      const shopper = customer()
      const [maren = { mtnHashCode: '' }, jonas = { mtnHashCode: '' }] = await ownDevicesOf(shopper)
      await addDevice(shopper)
      await addDevice(shopper)
      await tradeIn(shopper, { lineId: 'newLine1', device: maren, condition: 'good' })
      await tradeIn(shopper, { lineId: 'newLine1', device: jonas, condition: 'good' })
      await tradeIn(shopper, { lineId: 'newLine2', device: maren, condition: 'good' })
      await tradeIn(shopper, { lineId: 'newLine1', device: maren, condition: 'good' })
      expect(await modelsOf(shopper)).toEqual([[1, 'Orbit 9']])
    })

    it('goes with its line', async () => {
      const shopper = customer()
      await addDevice(shopper)
      await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })
      await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
      expect(await tradeInItemsOf(shopper)).toEqual([])
      expect((await caseOf(shopper))?.standaloneTradeIn).toBe(false)
    })

    it('takes a trade-in back with the intent', async () => {
      const shopper = customer()
      await fillCart(shopper)
      await tradeIn(shopper, { lineId: 'newLine1', device: orbit9 })
      const [item] = await tradeInItemsOf(shopper)
      expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', actionIndicator: 'D' })).toBe(
        'AccessoryInterestial',
      )
      await tradeIn(shopper, { lineId: 'newLine1' })
      expect(await stepOf(shopper, { lineId: 'newLine1', actionIndicator: 'D' })).toBe('AccessoryInterestial')
      expect((await linesOf(shopper))['newLine1']?.isTradeInIntentSelected).toBe(false)
    })

    it('goes along when its cart joins a saved one', async () => {
      const world = createTestWorld()
      const saver = world.shopper()
      await addDevice(saver)
      await saver.call('cart.saveCart', { body: { emailId: 'maren@example.com' } })
      const guest = world.shopper()
      await addDevice(guest)
      await tradeIn(guest, { lineId: 'newLine1', device: orbit9, condition: 'good' })
      await guest.call('cases.resumeCase', { body: { emailId: 'maren@example.com' } })
      expect(await modelsOf(guest)).toEqual([[2, 'Orbit 9']])
    })

    it.each([
      ['an unknown line', 'ITEM_NOT_FOUND', { lineId: 'newLine9', device: orbit9 }],
      ['an unknown submission', 'ITEM_NOT_FOUND', { submissionId: 'TI9', condition: 'good' }],
      ['an unknown cart', '899', { cartInfo: { cartId: 'C9-none' }, device: orbit9 }],
      ['nothing', 'INVALID_REQUEST', {}],
    ] as const)('refuses %s with %s and changes nothing', async (_name, id, body) => {
      const world = createTestWorld('signed-in')
      const shopper = world.shopper()
      await addDevice(shopper)
      const before = world.list('carts')
      expect((await shopper.call('tradeIn.addDevice', { body: { cartInfo: {}, ...body } })).errorId).toBe(id)
      expect(world.list('carts')).toEqual(before)
    })

    it('answers 1008 where there is no cart to change', async () => {
      const body = { cartInfo: {}, lineId: 'newLine1' }
      expect((await customer().call('tradeIn.addDevice', { body })).errorId).toBe('1008')
    })

    it('refuses a cart that another channel holds', async () => {
      const world = createTestWorld('signed-in')
      const shopper = world.shopper()
      await addDevice(shopper)
      world.change((draft) => lockCart(draft, everyCart, 'VZW-TELESALES'))
      const body = { cartInfo: {}, lineId: 'newLine1', device: orbit9 }
      const reply = await shopper.call('tradeIn.addDevice', { body })
      expect([reply.errorId, reply.errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-TELESALES' }]])
    })
  })

  describe('on its own', () => {
    it('makes a case of its own, which counts as no item', async () => {
      const shopper = customer()
      expect(await stepOf(shopper, { device: orbit9 })).toBe('TradeInConditionPage')
      const [item] = await tradeInItemsOf(shopper)
      expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', condition: 'good' })).toBe('ShoppingCart')
      expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: false })
      const cart = await cartOf(shopper)
      expect([cart.itemCount, cart.lineDetails.tradeInDetail.tradeInItems[0]?.lineSeqNum]).toEqual([0, 0])
    })

    it('belongs to the order with the first line, and is a case of its own again without it', async () => {
      const shopper = customer()
      await tradeIn(shopper, { device: orbit9, condition: 'good' })
      await addDevice(shopper)
      await choosePlan(shopper)
      await chooseNewNumber(shopper)
      expect((await caseOf(shopper))?.standaloneTradeIn).toBe(false)
      expect(await tradeInItemsOf(shopper)).toHaveLength(1)
      await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
      expect((await caseOf(shopper))?.standaloneTradeIn).toBe(true)
    })

    it('can be saved and resumed like any case', async () => {
      const shopper = customer()
      await tradeIn(shopper, { device: orbit9, condition: 'good' })
      const { caseId } = (await shopper.call('cart.saveCart', { body: {} })).answer
      expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: true })
      await shopper.call('cases.resumeCase', { body: { caseId } })
      expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: false })
    })

    it('gives way to another device where it is worth nothing', async () => {
      const shopper = customer()
      expect(await stepOf(shopper, { device: oldBrick })).toBe('TradeinAnotherDevicePage')
      expect(await stepOf(shopper, { device: orbit9, condition: 'good' })).toBe('ShoppingCart')
      expect(await tradeInItemsOf(shopper)).toHaveLength(1)
    })

    it('recycles a device that is worth nothing, once the shopper has rated it', async () => {
      const shopper = customer()
      expect(await stepOf(shopper, { device: oldBrick, condition: 'not-working' })).toBe('ShoppingCart')
      expect(await tradeInItemsOf(shopper)).toMatchObject([{ ...oldBrick, tradeInValue: 0 }])
      expect((await cartOf(shopper)).hubReadyForCheckout).toBe(true)
    })

    it('keeps storage and carrier as they were named', async () => {
      const shopper = customer()
      const named = { ...orbit9, capacity: '128 GB', carrier: 'Unlocked' }
      await tradeIn(shopper, { device: { ...named, deviceId: '351756051523999' }, condition: 'good' })
      const [item] = await tradeInItemsOf(shopper)
      expect(item).toMatchObject(named)
      expect(JSON.stringify(item)).not.toContain('351756051523999')
    })

    it('is ready for checkout once it lacks nothing', async () => {
      const shopper = customer()
      await tradeIn(shopper, { device: orbit9 })
      expect((await cartOf(shopper)).hubReadyForCheckout).toBe(false)
      const [item] = await tradeInItemsOf(shopper)
      await tradeIn(shopper, { submissionId: item?.submissionId ?? '', condition: 'good' })
      expect((await cartOf(shopper)).hubReadyForCheckout).toBe(true)
    })

    it('is what the persona of that name starts with', async () => {
      const shopper = createTestWorld('standalone-trade-in').shopper()
      expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true })
    })
  })
})
