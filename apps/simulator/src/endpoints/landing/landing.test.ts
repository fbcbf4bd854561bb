import type { PersonaId } from '@soe/carrier'
import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice, chooseNewNumber, choosePlan } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

describe.each(['landing.landing', 'landing.getProcessStep'] as const)('%s', (key) => {
  it('names the step that the cart asks for next', async () => {
    const shopper = await (await simulator.world()).shopper()
    const step = async () =>
      (await shopper.call(key, { body: {} })).answer.serviceBody.serviceResponse.context.contextInfo.processStep
    expect(await step()).toBe('ShoppingCart')
    await addDevice(shopper)
    expect(await step()).toBe('PlanSelection')
    await choosePlan(shopper)
    expect(await step()).toBe('NumberSelection')
    await chooseNewNumber(shopper)
    expect(await step()).toBe('AccessoryInterestial')
  })

  it('says which channel holds the cart', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-CHAT' } })
    expect((await shopper.call(key, { body: {} })).errorId).toBe('CART_LOCKED')
  })

  it('makes no cart', async () => {
    const world = await simulator.world('signed-in')
    await (await world.shopper()).call(key, { body: {} })
    expect((await world.state()).carts).toEqual([])
  })

  it.each(['ShoppingCart', 'shoppingcart', ''])('follows on the step %p', async (processStep) => {
    const shopper = await (await simulator.world()).shopper()
    expect((await shopper.call(key, { body: { processStep } })).errorId).toBeUndefined()
  })

  it('knows nothing that follows on a step that there is not', async () => {
    const shopper = await (await simulator.world()).shopper()
    expect((await shopper.call(key, { body: { processStep: 'Elsewhere' } })).errorId).toBe('1004')
  })

  it('lists the cases, and tells of one to go back to', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    const contextOf = async () => (await shopper.call(key, { body: {} })).answer.serviceBody.serviceResponse.context
    expect(await contextOf()).toMatchObject({ cases: [], customerInfo: { existingCase: false } })
    await addDevice(shopper)
    expect(await contextOf()).toMatchObject({ customerInfo: { existingCase: false } })
    await shopper.call('cart.saveCart', { body: {} })
    const { cases } = (await shopper.call('cases.getCases')).answer
    expect(await contextOf()).toMatchObject({ cases, customerInfo: { existingCase: true } })
  })

  it.each<[Shopper['audience'], string, readonly string[]]>([
    ['prospect', 'orbit-12-pro-kelp-128', ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['signed-in', 'orbit-12-pro-kelp-128', ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['prepay', 'orbit-12-pro-kelp-128', ['PlanSelectorPage']],
    ['prepay-signed-in', 'orbit-12-pro-kelp-128', ['PlanSelectorPage']],
  ])('offers %s the plan pages of %s', async (audience, id, paths) => {
    const shopper = await (await simulator.world(audience)).shopper()
    await addDevice(shopper, { id, dppMonths: 0 })
    const { contextInfo } = (await shopper.call(key, { body: {} })).answer.serviceBody.serviceResponse.context
    expect(contextInfo).toMatchObject({ availablePaths: paths, cradleFlowJourney: 'NEXTGEN' })
  })
})

const contextOf = async (shopper: Shopper) =>
  (await shopper.call('landing.getProcessStep', { body: {} })).answer.serviceBody.serviceResponse.context

describe('what stands in the way of an account', () => {
  it.each<[PersonaId, string, string]>([
    ['pending-order', 'AAL', 'PENDING_ORDER'],
    ['past-due', 'EUP', 'PASTDUE'],
    ['past-due', 'AAL', 'PlanSelection'],
    ['fraud-x', 'AAL', 'FRAUD_INDICATOR_X'],
    ['concession-account', 'AAL', 'CONCESSION_ACCOUNT'],
    ['cash-only', 'AAL', 'CASHONLY_IND'],
    ['collections', 'EUP', 'COLLECTIONS_IND'],
    ['line-limit', 'AAL', 'ACCT_LINE_LIMIT'],
    ['over-threshold', 'AAL', 'OVERTHRESHOLD_IND'],
    ['device-cap', 'AAL', 'DEVICE_CAP'],
  ])('sends %s with the intent %s to %s, on the add and after it', async (persona, intendType, step) => {
    const shopper = await (await simulator.world(persona)).shopper()
    const added = (await addDevice(shopper, { intendType })).serviceBody.serviceResponse.context
    expect([added.contextInfo.processStep, (await contextOf(shopper)).contextInfo.processStep]).toEqual([step, step])
  })

  it('is nothing to accessories alone', async () => {
    const shopper = await (await simulator.world('fraud-x')).shopper()
    const body = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])
    const { context } = (await shopper.call('cart.addAccessories', { body })).answer.serviceBody.serviceResponse
    expect(context.contextInfo.processStep).toBe('ShoppingCart')
  })

  it('tells the down payment, the deposit and the credit', async () => {
    const asked = async (persona: PersonaId) => {
      const { contextInfo, validateOrder } = await contextOf(await (await simulator.world(persona)).shopper())
      const [order] = validateOrder.orderDetails
      return [
        contextInfo.installmentInfo.mandatoryDownPayment,
        order?.securityDepositAmount,
        order?.creditApprovalStatus,
      ]
    }
    expect(await asked('signed-in')).toEqual([0, 0, 'AP'])
    expect((await asked('down-payment'))[0]).toBeGreaterThan(0)
    expect((await asked('deposit-required'))[1]).toBeGreaterThan(0)
    expect((await asked('credit-declined'))[2]).toBe('DC')
  })
})
