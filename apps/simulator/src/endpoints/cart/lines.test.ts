import type { Shopper } from '../../testing/create-shopper'
import { addDevice, choosePlan, chooseNewNumber, deviceBody, fillCart } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')
const customer = async () => (await simulator.world('signed-in')).shopper()

const cartOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart

const nextStep = ({ serviceBody }: Awaited<ReturnType<typeof addDevice>>) => {
  const { contextInfo, cartInfo } = serviceBody.serviceResponse.context
  return [contextInfo.processStep, cartInfo.nextLine]
}

const watch = { id: 'tern-watch-3-tar-41-sport', productId: 'dev14080098' }

describe('cart.addDevice', () => {
  it('asks a new line for its plan, then for its number, then offers accessories', async () => {
    const shopper = await stranger()
    expect(nextStep(await addDevice(shopper))).toEqual(['PlanSelection', 'newLine1'])
    expect(nextStep((await choosePlan(shopper)).answer)).toEqual(['NumberSelection', 'newLine1'])
    expect(nextStep((await chooseNewNumber(shopper)).answer)).toEqual(['AccessoryInterestial', undefined])
  })

  it('asks an upgrade which line it is for', async () => {
    const shopper = await customer()
    expect(nextStep(await addDevice(shopper, { intendType: 'EUP' }))).toEqual(['MTNSelectionPage', 'newLine1'])
    const { lineDetails, intendType } = await cartOf(shopper)
    expect([lineDetails.eupLines, intendType]).toEqual([['newLine1'], 'EUP'])
  })

  it('asks a stranger, who has no line to upgrade, what a new line needs', async () => {
    const shopper = await stranger()
    expect(nextStep(await addDevice(shopper, { intendType: 'EUP' }))).toEqual(['PlanSelection', 'newLine1'])
  })

  it('finishes one line before it asks about the next', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    expect(nextStep(await addDevice(shopper))).toEqual(['PlanSelection', 'newLine2'])
  })

  it('changes the device of a line, and keeps plan and number where they fit', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    await addDevice(shopper, { id: 'orbit-12-pro-tar-256', lineId: 'newLine1' })
    const { lineInfo, allLines } = (await cartOf(shopper)).lineDetails
    expect(allLines).toEqual(['newLine1'])
    expect(lineInfo['newLine1']).toMatchObject({
      deviceItem: { skuId: 'orbit-12-pro-tar-256' },
      plan: { planId: 'mainsail-unlimited' },
      numberChoice: 'new',
    })
  })

  it('drops a plan that is not for the new device', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    const product = (await shopper.call('catalogue.getProduct', { query: { productId: watch.productId } })).answer
      .product
    const id = product.childSkus.find(({ inventoryDetails }) => inventoryDetails.dFillInventory.isInStock)?.skuId ?? ''
    expect(nextStep(await addDevice(shopper, { ...watch, id, dppMonths: 0, lineId: 'newLine1' }))).toEqual([
      'PlanSelection',
      'newLine1',
    ])
  })

  it.each([
    ['an unknown sku', 'ITEM_NOT_FOUND', { id: 'dreadnought' }],
    ['a sku of another product', 'ITEM_NOT_FOUND', { productId: 'dev14000002' }],
    ['a variant that is sold out', 'OUT_OF_STOCK', { id: 'pelago-9-lichen-256', productId: 'dev14000003' }],
    ['a term that is not on offer', 'INVALID_REQUEST', { dppMonths: 13 }],
    ['an unknown line', 'ITEM_NOT_FOUND', { lineId: 'newLine8' }],
  ])('refuses %s with %s', async (_name, id, device) => {
    const reply = await (await stranger()).call('cart.addDevice', { body: deviceBody(device) })
    expect(reply.errorId).toBe(id)
  })

  it('sells prepaid devices outright only', async () => {
    const shopper = (await simulator.world('prepay')).stranger('prepay')
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('INVALID_REQUEST')
    expect(nextStep(await addDevice(shopper, { dppMonths: 0 }))).toEqual(['PlanSelection', 'newLine1'])
  })
})

describe('cart.addStep', () => {
  const completing = async (shopper: Shopper, processStep: string) =>
    nextStep((await shopper.call('cart.addStep', { body: { cartInfo: {}, processStep } })).answer)

  it('goes past the accessories, however the step is spelled, until there is another device', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    expect(await completing(shopper, 'ACCESSORYINTERESTIAL')).toEqual(['ShoppingCart', undefined])
    await addDevice(shopper, { lineId: 'newLine1' })
    expect(await completing(shopper, 'SailAway')).toEqual(['AccessoryInterestial', undefined])
  })

  it('completes nothing without a cart', async () => {
    const body = { cartInfo: {}, processStep: 'AccessoryInterestial' }
    expect((await (await stranger()).call('cart.addStep', { body })).errorId).toBe('1008')
  })
})

describe('cart.removeDevice', () => {
  it('takes the line away, and never gives its id again', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect(shopper.cookies.get('prospectCartCount')).toBe('0')
    await addDevice(shopper)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual(['newLine2'])
  })

  it.each([
    ['an unknown line', 'ITEM_NOT_FOUND', true],
    ['a line of no cart', '1008', false],
  ])('refuses %s with %s', async (_name, id, hasCart) => {
    const shopper = await stranger()
    if (hasCart) await addDevice(shopper)
    expect((await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine7' } })).errorId).toBe(id)
  })
})

describe('cart.addPlan', () => {
  it('puts the plan on the line, and its price into the monthly total', async () => {
    const shopper = await stranger()
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
    ['a line that is not there', 'ITEM_NOT_FOUND', 'jib-10gb', 'newLine2'],
  ])('refuses %s with %s', async (_name, id, planId, lineId) => {
    const shopper = await stranger()
    await addDevice(shopper)
    expect((await choosePlan(shopper, planId, lineId)).errorId).toBe(id)
  })

  it('refuses a plan for an upgrade, which keeps the plan of its number', async () => {
    const shopper = await customer()
    await addDevice(shopper, { intendType: 'EUP' })
    expect((await choosePlan(shopper)).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses without a cart', async () => {
    expect((await choosePlan(await stranger())).errorId).toBe('1008')
  })
})

describe('plans.getPlans', () => {
  const plansFor = async (shopper: Shopper, body: { processingMTN?: string; planType?: string }) =>
    (await shopper.call('plans.getPlans', { body })).answer.plans.map(({ planId }) => planId)

  it('lists the plans for a kind of device', async () => {
    const shopper = await stranger()
    expect(await plansFor(shopper, {})).toEqual(['mainsail-unlimited', 'spinnaker-unlimited-plus', 'jib-10gb'])
    expect(await plansFor(shopper, { planType: 'watches' })).toEqual(['tender-watch'])
    expect(await plansFor(shopper, { planType: 'sextants' })).toEqual([])
  })

  it('lists the plans for the device of a line, whatever kind is asked about', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    expect(await plansFor(shopper, { processingMTN: 'newLine1', planType: 'watches' })).toContain('jib-10gb')
  })

  it('lists prepaid plans for prepaid shoppers', async () => {
    const shopper = (await simulator.world('prepay')).stranger('prepay')
    expect(await plansFor(shopper, {})).toEqual(['dinghy-prepaid-15gb', 'skiff-prepaid-unlimited'])
  })
})

describe('what a world switches on', () => {
  it('is read as throttle list and as feature flags', async () => {
    const shopper = await stranger()
    const { throttleList } = (await shopper.call('cart.getThrottleList')).answer
    expect(throttleList).toContain('EXP_CHECKOUT_VZ_PROTECTION')
    expect((await shopper.call('content.getFeatureFlags')).answer).toEqual({ featureFlags: {} })
  })
})
