import {
  acceptAll,
  accessoryBody,
  addDevice,
  cartOf,
  choosePlan,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  isSumOfRows,
  nextStepIn,
  placeOrder,
  testCartAccess,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')
const customer = () => createTestWorld('signed-in').shopper()

const hashOf = async (shopper: Shopper, nickName: string) => {
  const { answer } = await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })
  return answer.lines.find((line) => line.nickName === nickName)?.mtnHashCode
}

const changePlan = async (shopper: Shopper, nickName: string, planId = 'spinnaker-unlimited-plus') =>
  shopper.call('cart.addPlan', {
    body: { cartInfo: { intendType: 'CPC' }, lineId: (await hashOf(shopper, nickName)) ?? 'nobody', planId },
  })

describeOperation('cart.addPlan', () => {
  it('puts the plan on the line, and its price into the monthly total', async () => {
    const shopper = guest()
    await addDevice(shopper)
    await choosePlan(shopper, 'spinnaker-unlimited-plus')
    const { lineDetails, orderDetails } = await cartOf(shopper)
    expect(lineDetails.lineInfo['newLine1']?.plan).toMatchObject({ monthlyPrice: 70 })
    expect(orderDetails.totals.dueMonthly).toBe(97.77)
  })

  it.each([
    ['an unknown plan', 'ITEM_NOT_FOUND', 'armada', 'newLine1'],
    ['a plan for watches', 'ITEM_NOT_FOUND', 'tender-watch', 'newLine1'],
    ['a prepaid plan', 'ITEM_NOT_FOUND', 'dinghy-prepaid-15gb', 'newLine1'],
    ['an unknown line', 'ITEM_NOT_FOUND', 'jib-10gb', 'newLine2'],
  ])('refuses %s with %s', async (_name, id, planId, lineId) => {
    const shopper = guest()
    await addDevice(shopper)
    expect((await choosePlan(shopper, planId, lineId)).errorId).toBe(id)
  })

  it('refuses a plan for an upgrade, which keeps the plan of its number', async () => {
    const shopper = customer()
    await addDevice(shopper, { intendType: 'EUP' })
    expect((await choosePlan(shopper)).errorId).toBe('ITEM_NOT_FOUND')
  })

  describe('with the intent CPC', () => {
    it('adds a line for a number of the account', async () => {
      const shopper = customer()
      expect(nextStepIn((await changePlan(shopper, 'Maren')).answer)[0]).toBe('ShoppingCart')
      const { lineDetails, orderDetails, intendType } = await cartOf(shopper)
      expect(lineDetails.lineInfo['newLine1']).toMatchObject({
        lineActivityType: 'CPC',
        mobileNumber: '207-555-XXXX',
        plan: { planId: 'spinnaker-unlimited-plus', monthlyPrice: 70 },
      })
      expect([orderDetails.totals.dueToday, orderDetails.totals.dueMonthly, intendType]).toEqual([0, 70, 'CPC'])
      expect(isSumOfRows(orderDetails.totals)).toBe(true)
    })

    it('changes the same line again, which outlives its accessories', async () => {
      const shopper = customer()
      await changePlan(shopper, 'Maren')
      await changePlan(shopper, 'Maren', 'jib-10gb')
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
      const removal = { mtn: 'newLine1', removeAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }
      await shopper.call('cart.addAccessories', { body: { cartInfo: {}, data: { lines: [removal] } } })
      const { lineDetails } = await cartOf(shopper)
      expect(lineDetails.allLines).toEqual(['newLine1'])
      expect(lineDetails.lineInfo['newLine1']?.plan?.planId).toBe('jib-10gb')
    })

    it('adds a line that can be ordered', async () => {
      const shopper = customer()
      await fillCart(shopper)
      await changePlan(shopper, 'Jonas')
      await fillCheckout(shopper)
      const { lines } = await placeOrder(shopper)
      expect(lines.map(({ lineActivityType }) => lineActivityType)).toEqual(['NSE', 'CPC'])
    })

    it('is ordered alone without an address and without a payment', async () => {
      const shopper = customer()
      await changePlan(shopper, 'Maren')
      await choosePlan(shopper, 'jib-10gb')
      await acceptAll(shopper)
      const { lines, payment } = await placeOrder(shopper)
      expect(lines).toMatchObject([{ lineActivityType: 'CPC', plan: { planId: 'jib-10gb' } }])
      expect(payment).toBeUndefined()
    })

    it.each([
      ['a suspended line', 'LINE_NOT_ELIGIBLE', 'Ida', 'jib-10gb'],
      ['an unknown line', 'ITEM_NOT_FOUND', 'Nobody', 'jib-10gb'],
      ['a plan for another device', 'ITEM_NOT_FOUND', 'Maren', 'tender-watch'],
      ['a prepaid plan', 'ITEM_NOT_FOUND', 'Maren', 'dinghy-prepaid-15gb'],
    ])('refuses %s with %s', async (_name, id, nickName, planId) => {
      expect((await changePlan(customer(), nickName, planId)).errorId).toBe(id)
    })
  })

  testCartAccess('cart.addPlan', (cartInfo) => ({ cartInfo, lineId: 'newLine1', planId: 'jib-10gb' }), {
    afterLock: 'changes',
  })
})
