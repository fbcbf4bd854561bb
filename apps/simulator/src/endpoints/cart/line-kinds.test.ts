import {
  amountOf,
  cartOf,
  isSumOfRows,
  linesOf,
  totalsOf,
  accessoryBody,
  addDevice,
  deviceBody,
  fillCart,
  fillCheckout,
  orbit,
  placeOrder,
} from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')
const customer = async () => (await simulator.world('signed-in')).shopper()

/** Adds a device that the shopper has already. */
const bring = (shopper: Shopper, intendType = 'AAL', purchasePath = 'BYOD', more: object = {}) => {
  const body = deviceBody({ dppMonths: 0, intendType })
  const [line] = body.data.lines
  if (!line) throw new Error('no line')
  return shopper.call('cart.addDevice', {
    body: { ...body, data: { lines: [{ ...line, purchasePath, sim: { eSim: true, id: 'E1' }, ...more }] } },
  })
}

describe('a device of the shopper’s own', () => {
  it.each([
    ['prospect', 'NSE', 'NSEBYOD', ['newLine1'], []],
    ['prospect', 'AAL', 'NSEBYOD', ['newLine1'], []],
    ['signed-in', 'AAL', 'BYOD', ['newLine1'], []],
    ['signed-in', 'EUP', 'EUPBYOD', [], ['newLine1']],
  ] as const)('makes the line of a %s who wants %s %s', async (persona, intent, activity, byodLines, byodEUPLines) => {
    const shopper = await (await simulator.world(persona)).shopper()
    expect((await bring(shopper, intent)).errorId).toBeUndefined()
    const { lineDetails } = await cartOf(shopper)
    expect(lineDetails).toMatchObject({ byodLines, byodEUPLines, numOfLinesWithDevices: 1 })
    expect(lineDetails.lineInfo['newLine1']).toMatchObject({
      lineActivityType: activity,
      deviceItem: { cartItemType: 'BYOD', byodESimPhone: true, retailPrice: 0, monthlyPrice: 0, skuId: orbit.id },
      simItem: { simType: 'ESIM', eSimId: 'E1' },
    })
  })

  it('costs nothing but its service', async () => {
    const shopper = await stranger()
    await bring(shopper)
    const totals = await totalsOf(shopper)
    expect([amountOf(totals, 'device'), amountOf(totals, 'tax'), amountOf(totals, 'activation')]).toEqual([0, 0, 35])
    expect(isSumOfRows(totals)).toBe(true)
  })

  it('may be one that is sold out', async () => {
    const shopper = await stranger()
    const reply = await bring(shopper, 'NSE', 'BYOD', {
      device: {
        id: 'kestrel-watch-sand-43-link-bracelet',
        productId: 'dev14000022',
        dppMonths: 0,
        contractTerm: 'MONTH_TO_MONTH',
      },
    })
    expect(reply.errorId).not.toBe('OUT_OF_STOCK')
  })

  it('is not paid off', async () => {
    const device = { ...orbit, dppMonths: 36, contractTerm: 'INSTALLMENT' }
    expect((await bring(await stranger(), 'NSE', 'BYOD', { device })).errorId).toBe('INVALID_REQUEST')
  })

  it('is ordered like any other', async () => {
    const shopper = await stranger()
    await bring(shopper)
    await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'jib-10gb' } })
    await shopper.call('cart.assignMtn', {
      body: { cartInfo: {}, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
    })
    await fillCheckout(shopper)
    expect((await placeOrder(shopper)).lines[0]?.lineActivityType).toBe('NSEBYOD')
  })

  it('gives way to one that is bought', async () => {
    const shopper = await stranger()
    await bring(shopper)
    await addDevice(shopper, { lineId: 'newLine1' })
    const { lineDetails } = await cartOf(shopper)
    expect([lineDetails.byodLines, lineDetails.lineInfo['newLine1']?.lineActivityType]).toEqual([[], 'NSE'])
    expect(lineDetails.lineInfo['newLine1']?.simItem).toBeUndefined()
    expect(amountOf(await totalsOf(shopper), 'instalment')).toBeGreaterThan(0)
  })
})

describe('a second number', () => {
  it('is a line on a phone that the customer has', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    await bring(shopper, 'AAL', 'SECOND_NUMBER')
    const { newLine1, newLine2 } = await linesOf(shopper)
    expect(newLine1?.secondNumber).toBeUndefined()
    expect(newLine2).toMatchObject({ lineActivityType: 'BYOD', secondNumber: { isSecondNumber: true } })
  })
})

describe('a plan change', () => {
  const hashOf = async (shopper: Shopper, nickName: string) => {
    const { answer } = await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })
    return answer.lines.find((line) => line.nickName === nickName)?.mtnHashCode ?? ''
  }
  const change = async (shopper: Shopper, nickName: string, planId = 'spinnaker-unlimited-plus') =>
    shopper.call('cart.addPlan', {
      body: { cartInfo: { intendType: 'CPC' }, lineId: await hashOf(shopper, nickName), planId },
    })

  it('is a line of its own for a number of the account', async () => {
    const shopper = await customer()
    const { answer } = await change(shopper, 'Maren')
    expect(answer.serviceBody.serviceResponse.context.contextInfo.processStep).toBe('ShoppingCart')
    const { lineDetails, orderDetails, intendType } = await cartOf(shopper)
    expect(lineDetails.lineInfo['newLine1']).toMatchObject({
      lineActivityType: 'CPC',
      mobileNumber: '207-555-XXXX',
      plan: { planId: 'spinnaker-unlimited-plus', monthlyPrice: 70 },
    })
    expect([orderDetails.totals.dueToday, orderDetails.totals.dueMonthly, intendType]).toEqual([0, 70, 'CPC'])
    expect(isSumOfRows(orderDetails.totals)).toBe(true)
  })

  it('is confirmed by the validation that asks for it, while CPC_FCC is on', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await change(shopper, 'Maren')
    const confirmed = async (body: { enableFcc?: boolean }) =>
      (await shopper.call('cart.validateCart', { body })).answer.cartValidationErrors
        .filter(({ errorCode }) => errorCode === 'PLAN_CHANGE_CONFIRMED')
        .map(({ fieldPath }) => fieldPath)
    expect(await confirmed({ enableFcc: true })).toEqual([])
    await world.command({ setThrottleList: { throttleList: ['CPC_FCC'] } })
    expect([await confirmed({}), await confirmed({ enableFcc: true })]).toEqual([[], ['newLine1']])
  })

  it('is changed again in place, and stays when accessories come and go', async () => {
    const shopper = await customer()
    await change(shopper, 'Maren')
    await change(shopper, 'Maren', 'jib-10gb')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const removal = { mtn: 'newLine1', removeAccessories: [{ id: 'bosun-charger-chalk', qty: 1 }] }
    await shopper.call('cart.addAccessories', { body: { cartInfo: {}, data: { lines: [removal] } } })
    const { lineDetails } = await cartOf(shopper)
    expect(lineDetails.allLines).toEqual(['newLine1'])
    expect(lineDetails.lineInfo['newLine1']?.plan?.planId).toBe('jib-10gb')
  })

  it('is ordered', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    await change(shopper, 'Jonas')
    await fillCheckout(shopper)
    const { lines } = await placeOrder(shopper)
    expect(lines.map(({ lineActivityType }) => lineActivityType)).toEqual(['NSE', 'CPC'])
  })

  it.each([
    ['a suspended line', 'LINE_NOT_ELIGIBLE', 'Ida', 'jib-10gb'],
    ['an unknown line', 'ITEM_NOT_FOUND', 'Nobody', 'jib-10gb'],
    ['a plan for another device', 'ITEM_NOT_FOUND', 'Maren', 'tender-watch'],
    ['a prepaid plan', 'ITEM_NOT_FOUND', 'Maren', 'dinghy-prepaid-15gb'],
  ])('is refused for %s with %s', async (_name, id, nickName, planId) => {
    const shopper = await customer()
    const body = { cartInfo: { intendType: 'CPC' }, lineId: (await hashOf(shopper, nickName)) || 'nobody', planId }
    expect((await shopper.call('cart.addPlan', { body })).errorId).toBe(id)
  })
})
