import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { addDevice, chooseNewNumber, choosePlan, fillCart } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const customer = async () => (await simulator.world('signed-in')).shopper()
const orbit9 = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' }
const oldBrick = { deviceBrand: 'Seafarer', deviceModel: 'Brick 1' }

type Request = Omit<BodyInputOf<'tradeIn.addDevice'>, 'cartInfo'>

const tradeIn = async (shopper: Shopper, body: Request) =>
  (await shopper.call('tradeIn.addDevice', { body: { cartInfo: {}, ...body } })).answer.serviceBody.serviceResponse
    .context

const stepOf = async (shopper: Shopper, body: Request) => (await tradeIn(shopper, body)).contextInfo.processStep

const cartOf = async (shopper: Shopper) => (await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart

const itemsOf = async (shopper: Shopper) => (await cartOf(shopper)).lineDetails.tradeInDetail.tradeInItems

const devicesOf = async (shopper: Shopper) => (await shopper.call('tradeIn.accountDevices', { body: {} })).answer

const caseOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer.cases[0]

describe('tradeIn.validateDevice', () => {
  const validate = async (shopper: Shopper, device: BodyInputOf<'tradeIn.validateDevice'>['device']) =>
    shopper.call('tradeIn.validateDevice', { body: { device } })

  it.each(['signed-in', 'prospect'] as const)('tells %s what a device is worth in each condition', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    expect((await validate(shopper, { deviceBrand: 'orbit', deviceModel: 'ORBIT 9' })).answer.device).toEqual({
      ...orbit9,
      eligible: true,
      tradeInValue: 180,
      conditions: [
        { condition: 'good', tradeInValue: 180 },
        { condition: 'damaged', tradeInValue: 72 },
        { condition: 'not-working', tradeInValue: 0 },
      ],
    })
  })

  it('takes nothing that it does not know', async () => {
    const { device } = (await validate(await customer(), oldBrick)).answer
    expect(device).toEqual({ ...oldBrick, eligible: false, tradeInValue: 0, conditions: [] })
  })

  it("knows the account's own devices by their line", async () => {
    const shopper = await customer()
    const [maren] = (await devicesOf(shopper)).devices
    const { device } = (await validate(shopper, { mtnHashCode: maren?.mtnHashCode ?? '' })).answer
    expect(device).toMatchObject({ ...orbit9, tradeInValue: 180 })
  })

  it('knows no line of someone else', async () => {
    const reply = await validate(await customer(), { mtnHashCode: 'nobody' })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'device.mtnHashCode' }]])
  })

  it.each([{}, { deviceBrand: 'Orbit' }, { ...orbit9, deviceId: '12' }])('refuses %j', async (device) => {
    expect((await validate(await customer(), device as never)).status).toBe(400)
  })
})

describe('tradeIn.accountDevices', () => {
  it("lists the account's devices, masked, and the models that are taken", async () => {
    const { devices, models } = await devicesOf(await customer())
    expect(devices.map(({ nickName, eligible }) => [nickName, eligible])).toEqual([
      ['Maren', true],
      ['Jonas', true],
      ['Ida', false],
      ['Boat tablet', true],
    ])
    expect(models).toContainEqual({ ...orbit9, tradeInValue: 180 })
    expect(JSON.stringify(devices)).not.toMatch(/20755501\d\d/)
  })

  it('has no devices of a stranger', async () => {
    const stranger = (await simulator.world()).stranger('prospect')
    expect((await devicesOf(stranger)).devices).toEqual([])
  })

  it('tells which one is traded in already', async () => {
    const shopper = await customer()
    const [maren] = (await devicesOf(shopper)).devices
    await tradeIn(shopper, { device: { mtnHashCode: maren?.mtnHashCode ?? '' }, condition: 'good' })
    const submissions = (await devicesOf(shopper)).devices.map(({ submissionId }) => submissionId)
    expect(submissions).toEqual([(await itemsOf(shopper))[0]?.submissionId, undefined, undefined, undefined])
  })
})

describe('a trade-in for a line', () => {
  it('asks for a device, then its condition, then goes on', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    expect(await stepOf(shopper, { lineId: 'newLine1' })).toBe('TradeInEligibilityPage')
    expect((await cartOf(shopper)).lineDetails.lineInfo['newLine1']?.isTradeInIntentSelected).toBe(true)
    expect(await stepOf(shopper, { lineId: 'newLine1', device: orbit9 })).toBe('TradeInConditionPage')
    const [item] = await itemsOf(shopper)
    expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', condition: 'damaged' })).toBe(
      'PlanSelection',
    )
    expect(await itemsOf(shopper)).toEqual([{ ...item, lineSeqNum: 1, condition: 'damaged', tradeInValue: 72 }])
    expect((await cartOf(shopper)).lineDetails.lineInfo['newLine1']?.tradeInInfo).toEqual(orbit9)
  })

  it('asks about another device where the first is worth nothing', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    expect(await stepOf(shopper, { lineId: 'newLine1', device: oldBrick })).toBe('TradeinAnotherDevicePage')
    expect(await itemsOf(shopper)).toEqual([])
    const promoType = async () => (await cartOf(shopper)).lineDetails.lineInfo['newLine1']?.promoType
    expect(await promoType()).toBeUndefined()
    expect(await stepOf(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })).toBe(
      'AccessoryInterestial',
    )
    expect(await promoType()).toBe('TRADEIN_PROMO')
  })

  it('is asked for everywhere: by landing, by the hub, and before the order', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    await tradeIn(shopper, { lineId: 'newLine1' })
    const { contextInfo, cartInfo } = (await shopper.call('landing.landing', { body: {} })).answer.serviceBody
      .serviceResponse.context
    expect([contextInfo.processStep, cartInfo.nextLine]).toEqual(['TradeInEligibilityPage', 'newLine1'])
    expect((await cartOf(shopper)).hubReadyForCheckout).toBe(false)
    expect((await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })).errorId).toBe('CART_INCOMPLETE')
  })

  it('is one a line, and a device is handed in once', async () => {
    const shopper = await customer()
    const [maren, jonas] = (await devicesOf(shopper)).devices
    const marens = { mtnHashCode: maren?.mtnHashCode ?? '' }
    await addDevice(shopper)
    await addDevice(shopper)
    await tradeIn(shopper, { lineId: 'newLine1', device: marens, condition: 'good' })
    await tradeIn(shopper, { lineId: 'newLine1', device: { mtnHashCode: jonas?.mtnHashCode ?? '' }, condition: 'good' })
    await tradeIn(shopper, { lineId: 'newLine2', device: marens, condition: 'good' })
    await tradeIn(shopper, { lineId: 'newLine1', device: marens, condition: 'good' })
    expect((await itemsOf(shopper)).map(({ lineSeqNum, deviceModel }) => [lineSeqNum, deviceModel])).toEqual([
      [1, 'Orbit 9'],
    ])
  })

  it('goes with its line', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    await tradeIn(shopper, { lineId: 'newLine1', device: orbit9, condition: 'good' })
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect(await itemsOf(shopper)).toEqual([])
    expect((await caseOf(shopper))?.standaloneTradeIn).toBe(false)
  })

  it('is taken back with the wish for it', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    await tradeIn(shopper, { lineId: 'newLine1', device: orbit9 })
    const [item] = await itemsOf(shopper)
    expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', actionIndicator: 'D' })).toBe(
      'AccessoryInterestial',
    )
    await tradeIn(shopper, { lineId: 'newLine1' })
    expect(await stepOf(shopper, { lineId: 'newLine1', actionIndicator: 'D' })).toBe('AccessoryInterestial')
    expect((await cartOf(shopper)).lineDetails.lineInfo['newLine1']?.isTradeInIntentSelected).toBe(false)
  })

  it('goes along when its cart joins a saved one', async () => {
    const world = await simulator.world()
    const saver = await world.shopper()
    await addDevice(saver)
    await saver.call('cart.saveCart', { body: { emailId: 'maren@example.com' } })
    const guest = await world.shopper()
    await addDevice(guest)
    await tradeIn(guest, { lineId: 'newLine1', device: orbit9, condition: 'good' })
    await guest.call('cases.resumeCase', { body: { emailId: 'maren@example.com' } })
    expect((await itemsOf(guest)).map(({ lineSeqNum, deviceModel }) => [lineSeqNum, deviceModel])).toEqual([
      [2, 'Orbit 9'],
    ])
  })

  it.each([
    ['a line that is not there', 'ITEM_NOT_FOUND', { lineId: 'newLine9', device: orbit9 }],
    ['a submission that is not there', 'ITEM_NOT_FOUND', { submissionId: 'TI9', condition: 'good' }],
    ['nothing', 'INVALID_REQUEST', {}],
  ] as const)('refuses %s with %s and changes nothing', async (_name, id, body) => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    const before = (await world.state()).carts
    expect((await shopper.call('tradeIn.addDevice', { body: { cartInfo: {}, ...body } })).errorId).toBe(id)
    expect((await world.state()).carts).toEqual(before)
  })

  it('waits while another channel holds the cart', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-TELESALES' } })
    const reply = await shopper.call('tradeIn.addDevice', {
      body: { cartInfo: {}, lineId: 'newLine1', device: orbit9 },
    })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-TELESALES' }]])
  })
})

describe('a trade-in on its own', () => {
  it('makes a case of its own, which counts as no item', async () => {
    const shopper = await customer()
    expect(await stepOf(shopper, { device: orbit9 })).toBe('TradeInConditionPage')
    const [item] = await itemsOf(shopper)
    expect(await stepOf(shopper, { submissionId: item?.submissionId ?? '', condition: 'good' })).toBe('ShoppingCart')
    expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: false })
    const cart = await cartOf(shopper)
    expect([cart.itemCount, cart.lineDetails.tradeInDetail.tradeInItems[0]?.lineSeqNum]).toEqual([0, 0])
  })

  it('belongs to the order with the first line, and stands alone again without it', async () => {
    const shopper = await customer()
    await tradeIn(shopper, { device: orbit9, condition: 'good' })
    await addDevice(shopper)
    await choosePlan(shopper)
    await chooseNewNumber(shopper)
    expect((await caseOf(shopper))?.standaloneTradeIn).toBe(false)
    expect(await itemsOf(shopper)).toHaveLength(1)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await caseOf(shopper))?.standaloneTradeIn).toBe(true)
  })

  it('can be saved and resumed like any case', async () => {
    const shopper = await customer()
    await tradeIn(shopper, { device: orbit9, condition: 'good' })
    const { caseId } = (await shopper.call('cart.saveCart', { body: {} })).answer
    expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: true })
    await shopper.call('cases.resumeCase', { body: { caseId } })
    expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true, triggerResumeCase: false })
  })

  it('makes room for another where it is worth nothing', async () => {
    const shopper = await customer()
    expect(await stepOf(shopper, { device: oldBrick })).toBe('TradeinAnotherDevicePage')
    expect(await stepOf(shopper, { device: orbit9, condition: 'good' })).toBe('ShoppingCart')
    expect(await itemsOf(shopper)).toHaveLength(1)
  })

  it('is what the persona of that name has', async () => {
    const shopper = await (await simulator.world('standalone-trade-in')).shopper()
    expect(await caseOf(shopper)).toMatchObject({ standaloneTradeIn: true })
  })
})
