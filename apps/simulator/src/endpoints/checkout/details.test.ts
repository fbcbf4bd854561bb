import type { BodyInputOf } from '@soe/contracts'
import {
  cartOf,
  accessoryBody,
  addDevice,
  choosePlan,
  fillCart,
  fillCheckout,
  readyToOrder,
} from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const customer = async () => (await simulator.world('signed-in')).shopper()
const stranger = async () => (await simulator.world()).stranger('prospect')

type Body = BodyInputOf<'checkout.getCheckoutDetails'>
const detailsOf = async (shopper: Shopper, body: Body = {}) =>
  (await shopper.call('checkout.getCheckoutDetails', { body })).answer

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' }

describe('checkout.getCheckoutDetails', () => {
  it.each(['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const)('is there for %s', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    await addDevice(shopper, { dppMonths: 0 })
    expect(await cartOf(shopper)).toMatchObject({
      itemCount: 1,
      hubReadyForCheckout: false,
      screenInfo: { screenName: 'promohub', processStep: 'PlanSelection' },
      modifyTimerElapsed: false,
      errorCode: '',
      userAuthorized: true,
      creditAppApproved: true,
    })
  })

  it('sorts every pending step, and tells them by line', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    await addDevice(shopper)
    await choosePlan(shopper)
    const { pendingSteps, hubReadyForCheckout } = await cartOf(shopper)
    expect(pendingSteps.sortedSteps).toEqual([
      { lineId: 'newLine1', step: 'NumberSelection' },
      { lineId: 'newLine2', step: 'PlanSelection' },
      { lineId: 'newLine2', step: 'NumberSelection' },
    ])
    expect(pendingSteps.lines).toEqual({
      newLine1: { sortedSteps: ['NumberSelection'] },
      newLine2: { sortedSteps: ['PlanSelection', 'NumberSelection'] },
    })
    expect(hubReadyForCheckout).toBe(false)
  })

  it('is ready as an express hub once nothing is pending', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    expect(await cartOf(shopper)).toMatchObject({
      hubReadyForCheckout: true,
      pendingSteps: { sortedSteps: [] },
      screenInfo: { screenName: 'expresshub' },
    })
  })

  it('tells trade-in steps by submission', async () => {
    const shopper = await (await simulator.world('standalone-trade-in')).shopper()
    const { pendingSteps, lineDetails } = await cartOf(shopper)
    expect(lineDetails.numOfLines).toBe(0)
    for (const { sortedSteps } of Object.values(pendingSteps.submissions ?? {}))
      expect(sortedSteps).toEqual(['tradein'])
  })

  it('tells what was asked for alone', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const plain = await detailsOf(shopper)
    expect([plain.installmentContracts, plain.paymentOptions, plain.smsEnabledOptions]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const asked = await detailsOf(shopper, {
      installmentContracts: true,
      paymentOptions: true,
      smsEnabledOptions: true,
      clientCorrelationId: 'corr-1',
    })
    expect(asked.clientCorrelationId).toBe('corr-1')
    expect(asked.installmentContracts).toMatchObject([{ lineId: 'newLine1', installmentTerm: 36 }])
    expect(asked.paymentOptions?.map(({ paymentType }) => paymentType)).toEqual(['CC', 'PP', 'AF', 'BTA'])
    expect(asked.smsEnabledOptions?.[0]).toEqual({ mtn: '207-555-XXXX', smsEnabled: true })
  })

  it('leaves out texts, options and stores that are switched off', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    const { customerAgreements, shipmentInfo } = await detailsOf(shopper, {
      customerAgreements: false,
      shippingOptions: false,
    })
    expect(customerAgreements).toEqual({ agreementCompleted: false, agreements: [] })
    expect([shipmentInfo.shippingOptions, shipmentInfo.ispuStoreList]).toEqual([[], []])
  })

  it('rewards a bundle, and nothing less', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const levels = async () => (await cartOf(shopper)).cartValidationErrors.map(({ errorLevel }) => errorLevel)
    expect(await levels()).toEqual([])
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 3 }]) })
    expect(await levels()).toEqual(['RewardNotification'])
  })

  it("names a stranger's watch line with 1098, and not a customer's", async () => {
    const errorsOf = async (shopper: Shopper) => {
      await addDevice(shopper, watch)
      return (await cartOf(shopper)).cartValidationErrors
    }
    expect(await errorsOf(await stranger())).toMatchObject([
      { errorCode: '1098', errorLevel: 'WarningNotification', fieldPath: 'newLine1' },
    ])
    expect(await errorsOf(await customer())).toEqual([])
  })
})

describe('shipments', () => {
  const shipTo = (shopper: Shopper, zipCode: string) =>
    shopper.call('checkout.updateAddress', {
      body: {
        cartInfo: {},
        shippingAddress: { firstName: 'A', lastName: 'B', addressLine1: '1 Main St', city: 'X', state: 'ME', zipCode },
      },
    })

  const shipmentOf = async (shopper: Shopper, body: Body = {}) => (await detailsOf(shopper, body)).shipmentInfo

  it('offer same-day delivery in windows near a store', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const { commonShipment } = await shipmentOf(shopper)
    expect(commonShipment.sddOption).toMatchObject({ shippingOptionId: 'SDD_SAMEDAY', sddType: 'sdd_vmp' })
    expect(commonShipment.sddAvailableWindows.map(({ startTime }) => startTime.slice(11, 16))).toEqual([
      '15:00',
      '17:00',
      '19:00',
      '21:00',
      '23:00',
    ])
    expect(commonShipment.sddAvailableWindows[0]).toMatchObject({ timeZone: 'America/New_York', selected: false })
  })

  it('tell why same-day delivery is not offered', async () => {
    const shopper = await stranger()
    await fillCart(shopper)
    const reason = async () => (await shipmentOf(shopper)).commonShipment.sddOptionNotAvailable?.code
    expect(await reason()).toBe('10023')
    await shipTo(shopper, '04101')
    expect(await reason()).toBeUndefined()
    await addDevice(shopper, { id: 'orbit-12-pro-clay-512' })
    expect(await reason()).toBe('10027')
  })

  it('come in the chosen window, set up or not, and are charged', async () => {
    const shopper = await customer()
    await readyToOrder(shopper)
    const before = (await cartOf(shopper)).orderDetails.totals.dueToday
    const windows = (await shipmentOf(shopper)).commonShipment.sddAvailableWindows
    const sddWindowId = windows[2]?.id ?? ''
    const chosen = await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'SDD_SAMEDAY', sddWindowId },
    })
    const { commonShipment, shippingOptions } = chosen.answer.shipmentInfo
    expect([commonShipment.selectedOptionCode, commonShipment.sddSetupIncluded]).toEqual(['SDD_SAMEDAY', 'Y'])
    expect(commonShipment.sddAvailableWindows.filter(({ selected }) => selected)).toMatchObject([{ id: sddWindowId }])
    expect(shippingOptions.map(({ shippingOptionId }) => shippingOptionId)).toContain('SDD_SAMEDAY')
    expect(chosen.answer.cart.orderDetails.totals.dueToday - before).toBeCloseTo(9.99, 2)
    const { order } = (await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })).answer
    expect([order.shipping.shippingOptionId, order.sddWindow?.id]).toEqual(['SDD_SAMEDAY', sddWindowId])
  })

  it('can not come in a window that is gone', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const body = { cartInfo: {}, selectedOptionCode: 'SDD_SAMEDAY', sddWindowId: 'W1' }
    expect((await shopper.call('checkout.selectShipping', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('are fetched from a store by the contact', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '0412001' },
    })
    const { commonShipment } = await shipmentOf(shopper)
    expect(commonShipment).toMatchObject({
      ispuContactInfo: { firstName: 'Maren' },
      storeInfo: { locationCode: '0412001', ispuServices: ['curbside'] },
      storeAvailableServices: ['curbside'],
    })
    expect(commonShipment.address).toBeUndefined()
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '0412002' },
    })
    const { storeInfo, storeAvailableServices } = (await shipmentOf(shopper)).commonShipment
    expect(storeAvailableServices).toEqual(storeInfo?.ispuServices)
  })

  it('are fetched where the validation of the order says, by who picks them up', async () => {
    const shopper = await customer()
    await readyToOrder(shopper)
    const validateAt = (locationCode: string) =>
      shopper.call('cart.validateOrder', { body: { cartInfo: {}, locationCode } })
    const storeOf = async () => (await shipmentOf(shopper)).storeInfo?.locationCode
    await validateAt('0412002')
    expect(await storeOf()).toBeUndefined()
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '0412001' },
    })
    await validateAt('0412002')
    expect(await storeOf()).toBe('0412002')
    expect((await validateAt('nowhere')).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('are split by line and by intent, unless that is switched off or not preferred', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    await addDevice(shopper, { intendType: 'EUP' })
    const split = await shipmentOf(shopper)
    expect(split.lineLevelShipment.map(({ lines }) => lines)).toEqual([['newLine1'], ['newLine2']])
    expect([split.comboSplitShipment?.AAL.lines, split.comboSplitShipment?.EUP.lines]).toEqual([
      ['newLine1'],
      ['newLine2'],
    ])
    const together = await shipmentOf(shopper, { disableSplitShipment: true })
    expect([together.lineLevelShipment, together.comboSplitShipment, together.isSingleShipment]).toEqual([
      [],
      undefined,
      true,
    ])
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'STANDARD', shipTogetherPref: false },
    })
    expect((await shipmentOf(shopper)).shipTogetherPref).toBe(false)
  })

  it.each<[string, Body, string[]]>([
    ['nothing', {}, ['STANDARD', 'EXPRESS', 'ISPU', 'SDD_SAMEDAY', 'SDD_SAMEDAY_NVMP', 'SDD_NVMP']],
    [
      'pickup',
      { iconicFlags: { disableISPU: true } },
      ['STANDARD', 'EXPRESS', 'SDD_SAMEDAY', 'SDD_SAMEDAY_NVMP', 'SDD_NVMP'],
    ],
    ['same-day delivery', { iconicFlags: { disableSDD: true } }, ['STANDARD', 'EXPRESS', 'ISPU']],
    ['both for upgrades', { iconicFlags: { disableEdgeUpISPUSDD: true } }, ['STANDARD', 'EXPRESS']],
    ['the dearer same-day options', { optimizeSDD: true }, ['STANDARD', 'EXPRESS', 'ISPU', 'SDD_NVMP']],
  ])('offer every way with %s switched off', async (_name, body, expected) => {
    const shopper = await customer()
    await addDevice(shopper, { intendType: 'EUP' })
    const { commonShipment } = await shipmentOf(shopper, body)
    expect(commonShipment.shippingOptions.map(({ shippingOptionId }) => shippingOptionId)).toEqual(expected)
  })

  it('tell no services of stores with disableISAAC', async () => {
    const shopper = await customer()
    await addDevice(shopper)
    const { commonShipment } = await shipmentOf(shopper, { iconicFlags: { disableISAAC: true } })
    expect(commonShipment.storeAvailableServices).toEqual([])
  })
})

describe('checkout.getExpresshubDetails', () => {
  it.each(['signed-in', 'prospect'] as const)('reads the same cart for %s', async (persona) => {
    const shopper = await (await simulator.world(persona)).shopper()
    await fillCart(shopper)
    await fillCheckout(shopper)
    const hub = (await shopper.call('checkout.getExpresshubDetails', { body: {} })).answer
    expect(hub).toEqual(await detailsOf(shopper))
  })

  it('is simplified and switched off as the page asks', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const body = {
      simplifiedHubPage: true,
      paymentOptions: true,
      disablePaymentOptions: true,
      disableAgreements: true,
      disableShippingOptions: true,
    }
    const hub = (await shopper.call('checkout.getExpresshubDetails', { body })).answer
    expect(hub.cart.screenInfo.screenName).toBe('simplifiedhub')
    expect(hub.paymentOptions).toBeUndefined()
    expect([hub.customerAgreements.agreements, hub.shipmentInfo.shippingOptions]).toEqual([[], []])
  })
})

describe('checkout.getBuySimCheckoutDetails', () => {
  it('reads the cart in its own flow, and asks for that flow', async () => {
    const shopper = await customer()
    await fillCart(shopper)
    const { cart } = (await shopper.call('checkout.getBuySimCheckoutDetails', { body: { flowType: 'cca' } })).answer
    expect([cart.orderDetails.flowType, cart.screenInfo.screenName]).toEqual(['cca', 'buysim'])
    expect((await cartOf(shopper)).orderDetails.flowType).toBe('')
    const wrong = { body: { flowType: 'other' } as unknown as { flowType: 'cca' } }
    expect((await shopper.call('checkout.getBuySimCheckoutDetails', wrong)).status).toBe(400)
  })
})

describe('checkout.getMyLinkReferralInfo', () => {
  it('lets refer who has ordered', async () => {
    const shopper = await customer()
    const info = async () =>
      (await shopper.call('checkout.getMyLinkReferralInfo', { body: {} })).answer.myLinkReferralInfo
    const before = await info()
    expect([before.eligible, before.ordersPlaced]).toEqual([false, 0])
    await readyToOrder(shopper)
    await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
    expect(await info()).toEqual({ ...before, eligible: true, ordersPlaced: 1 })
    expect(before.referralLink).toContain(before.referralCode)
  })

  it('has a code of letters and digits, whoever asks', async () => {
    for (const persona of ['signed-in', 'past-due', 'credit-hold', 'several-cases', 'full-wishlist'] as const) {
      const shopper = await (await simulator.world(persona)).shopper()
      const { answer } = await shopper.call('checkout.getMyLinkReferralInfo', { body: {} })
      expect(answer.myLinkReferralInfo.referralCode).toMatch(/^MY[A-Z\d]+$/)
    }
  })
})
