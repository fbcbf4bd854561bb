import type { BodyInputOf } from '@soe/contracts'
import {
  acceptAll,
  accessoryBody,
  addDevice,
  amountOf,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCart,
  isSumOfRows,
  linesOf,
  placeOrder,
  readyToOrder,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

type FeatureInput = BodyInputOf<'cart.addFeatures'>['data']['accountFeatures'][number]

const homeProtection = 'harbor-home-protect'
const homeAdvisor = 'harbor-home-advisor'
const phoneProtection = 'lifeline-protect'
const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' }

const change = (shopper: Shopper, ...accountFeatures: FeatureInput[]) =>
  shopper.call('cart.addFeatures', { body: { cartInfo: {}, data: { accountFeatures } } })

const add = (shopper: Shopper, id: string, more: Partial<FeatureInput> = {}) =>
  change(shopper, { id, actionIndicator: 'A', ...more })

const remove = (shopper: Shopper, id: string, more: Partial<FeatureInput> = {}) =>
  change(shopper, { id, actionIndicator: 'D', ...more })

const sposOf = ({ answer }: Awaited<ReturnType<typeof change>>) => answer.cartInfo.lines.flatMap(({ spos }) => spos)

describeOperation('cart.addFeatures', () => {
  describe('for the account', () => {
    it.each(['prospect', 'signed-in'] as const)('adds home protection of a %s to every month', async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      await fillCart(shopper)
      const before = await totalsOf(shopper)
      const reply = await add(shopper, homeProtection, { type: 'SPO', quantity: 1 })
      expect(reply.answer.serviceHeader.statusMsg).toBe('SUCCESS')
      expect(sposOf(reply)).toEqual([{ id: homeProtection, success: true }])
      const { orderDetails, cartHeader } = await cartOf(shopper)
      expect(orderDetails.accountFeatures).toMatchObject([{ id: homeProtection, monthlyPrice: 25 }])
      expect(orderDetails.totals.dueMonthly).toBeCloseTo(before.dueMonthly + 25)
      expect(isSumOfRows(orderDetails.totals)).toBe(true)
      expect([cartHeader.isVzPhEligible, cartHeader.isVzHdaEligible]).toEqual([false, true])
    })

    it('answers for each line and under the id that was asked for', async () => {
      const shopper = guest()
      await addDevice(shopper)
      await addDevice(shopper)
      const reply = await add(shopper, 'SPO1851', { mtns: ['newLine2'] })
      expect(reply.answer.cartInfo.lines.map(({ spos }) => spos)).toEqual([[], [{ id: 'SPO1851', success: true }]])
      expect((await cartOf(shopper)).orderDetails.accountFeatures).toMatchObject([{ id: homeAdvisor }])
    })

    it('does nothing where the account has it already', async () => {
      const shopper = createTestWorld('home-protected').shopper()
      await addDevice(shopper)
      const reply = await change(
        shopper,
        { id: homeProtection, actionIndicator: 'A' },
        { id: homeAdvisor, actionIndicator: 'A' },
      )
      expect(sposOf(reply)).toEqual([
        { id: homeProtection, success: false },
        { id: homeAdvisor, success: true },
      ])
      const { orderDetails, cartHeader } = await cartOf(shopper)
      expect(orderDetails.accountFeatures?.map(({ id }) => id)).toEqual([homeAdvisor])
      expect([cartHeader.isVzPhEligible, cartHeader.isVzHdaEligible]).toEqual([false, false])
    })

    it('removes it, and reports where there was none', async () => {
      const shopper = guest()
      await addDevice(shopper)
      await add(shopper, homeProtection)
      expect(sposOf(await remove(shopper, homeProtection))).toEqual([{ id: homeProtection, success: true }])
      expect((await cartOf(shopper)).orderDetails.accountFeatures).toEqual([])
      expect(sposOf(await remove(shopper, homeProtection))).toEqual([{ id: homeProtection, success: false }])
    })

    it('adds it once, whatever the quantity', async () => {
      const shopper = guest()
      await addDevice(shopper)
      const before = await totalsOf(shopper)
      await add(shopper, homeProtection, { quantity: 10 })
      const { orderDetails } = await cartOf(shopper)
      expect(orderDetails.accountFeatures).toMatchObject([{ quantity: 1, monthlyPrice: 25 }])
      expect(orderDetails.totals.dueMonthly).toBeCloseTo(before.dueMonthly + 25)
    })

    it("makes it the account's with the order, so that it can't be added again", async () => {
      const shopper = createTestWorld('signed-in').shopper()
      await readyToOrder(shopper)
      await add(shopper, homeProtection)
      await acceptAll(shopper)
      await placeOrder(shopper)
      const { answer } = await shopper.call('device.getProtectionFeatures', {
        body: { pageId: 'PROTECTION', vhdpPageRequest: 'HDP', getHomeProtectionEligibility: true },
      })
      expect(answer.payload.features).toMatchObject([{ inAccount: true, inCart: false }])
      expect(answer.payload.homeProtectionEligibility).toMatchObject({ isVzPhInAccount: true, isVzHdaInAccount: false })
      await addDevice(shopper)
      expect(sposOf(await add(shopper, homeProtection))).toEqual([{ id: homeProtection, success: false }])
      expect((await cartOf(shopper)).orderDetails.accountFeatures).toEqual([])
    })

    it('drops it with the last line', async () => {
      const shopper = guest()
      await addDevice(shopper)
      await add(shopper, homeProtection)
      await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
      const { orderDetails } = await cartOf(shopper)
      expect([orderDetails.accountFeatures, orderDetails.totals.dueMonthly]).toEqual([[], 0])
    })
  })

  describe('for lines', () => {
    it('protects the device of a named line, once', async () => {
      const shopper = createTestWorld('signed-in').shopper()
      await addDevice(shopper)
      await addDevice(shopper)
      await add(shopper, phoneProtection, { mtns: ['newLine2'] })
      await add(shopper, 'lifeline-basic', { mtns: ['newLine2'] })
      const { newLine1, newLine2 } = await linesOf(shopper)
      expect(newLine1?.protection).toBeUndefined()
      expect(newLine2?.protection).toMatchObject({ id: 'lifeline-basic', monthlyPrice: 8.5 })
      expect(newLine2?.visFeatures).toEqual({ protection: { id: 'lifeline-basic', indicator: 'A', declined: false } })
      const totals = await totalsOf(shopper)
      expect([amountOf(totals, 'protection'), isSumOfRows(totals)]).toEqual([8.5, true])
    })

    it('adds up features and their quantities', async () => {
      const shopper = guest()
      await addDevice(shopper)
      await change(
        shopper,
        { id: 'far-shore-travel', actionIndicator: 'A', quantity: 2 },
        { id: 'cloud-locker-600', actionIndicator: 'A' },
      )
      const totals = await totalsOf(shopper)
      expect([amountOf(totals, 'feature'), isSumOfRows(totals)]).toEqual([30, true])
      await remove(shopper, 'far-shore-travel')
      expect((await linesOf(shopper))['newLine1']?.features?.map(({ id }) => id)).toEqual(['cloud-locker-600'])
    })

    it('drops what does not suit another device, and warns with 1079 until protection is chosen again', async () => {
      const shopper = guest()
      await addDevice(shopper)
      await change(
        shopper,
        { id: phoneProtection, actionIndicator: 'A' },
        { id: 'cloud-locker-600', actionIndicator: 'A' },
      )
      await addDevice(shopper, { ...watch, lineId: 'newLine1' })
      const lost = await cartOf(shopper)
      expect(lost.lineDetails.lineInfo['newLine1']?.protection).toBeUndefined()
      expect(lost.lineDetails.lineInfo['newLine1']?.features?.map(({ id }) => id)).toEqual(['cloud-locker-600'])
      expect(lost.cartValidationErrors).toContainEqual(
        expect.objectContaining({ errorCode: '1079', errorLevel: 'WarningNotification', fieldPath: 'newLine1' }),
      )
      await add(shopper, 'lifeline-wrist')
      expect((await cartOf(shopper)).cartValidationErrors.map(({ errorCode }) => errorCode)).not.toContain('1079')
    })

    it('keeps them on the order', async () => {
      const shopper = guest()
      await readyToOrder(shopper)
      await add(shopper, phoneProtection)
      const seen = await totalsOf(shopper)
      await shopper.call('checkout.acceptAgreements', {
        body: { cartInfo: {}, agreementIds: ['customer-agreement', 'device-payment-agreement'] },
      })
      const order = await placeOrder(shopper)
      expect(order.lines[0]?.protection?.id).toBe(phoneProtection)
      expect(order.totals.dueMonthly).toBe(seen.dueMonthly)
    })
  })

  describe('refuses', () => {
    it.each([
      ['an unknown feature', 'ITEM_NOT_FOUND', (shopper: Shopper) => add(shopper, 'barnacles')],
      ['an unknown line', 'ITEM_NOT_FOUND', (shopper: Shopper) => add(shopper, phoneProtection, { mtns: ['x'] })],
      [
        'home protection as a feature of a line',
        'ITEM_NOT_FOUND',
        (shopper) => add(shopper, homeProtection, { type: 'SFO' }),
      ],
      [
        'protection as a feature of the account',
        'ITEM_NOT_FOUND',
        (shopper) => add(shopper, phoneProtection, { type: 'SPO' }),
      ],
      ["a watch's protection for a phone", '1079', (shopper: Shopper) => add(shopper, 'lifeline-wrist')],
      [
        'it for the named line too',
        '1079',
        (shopper: Shopper) => add(shopper, 'lifeline-wrist', { mtns: ['newLine1'] }),
      ],
    ])('%s with %s', async (_name, id, act) => {
      const shopper = guest()
      await addDevice(shopper)
      const before = await cartOf(shopper)
      expect((await act(shopper)).errorId).toBe(id)
      expect(await cartOf(shopper)).toEqual(before)
    })

    it('to give a line of accessories alone a feature of service', async () => {
      const shopper = guest()
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
      expect((await add(shopper, 'far-shore-travel')).errorId).toBe('1079')
    })

    it.each([
      { id: homeProtection, actionIndicator: 'X' },
      { id: homeProtection, actionIndicator: 'A', quantity: 11 },
      { id: '', actionIndicator: 'A' },
    ])('%j, which is not a feature', async (feature) => {
      const shopper = guest()
      await addDevice(shopper)
      expect((await change(shopper, feature as FeatureInput)).status).toBe(400)
    })
  })

  const feature = { id: homeProtection, actionIndicator: 'A' } as const
  testCartAccess('cart.addFeatures', (cartInfo) => ({ cartInfo, data: { accountFeatures: [feature] } }), {
    afterLock: 'changes',
  })
})
