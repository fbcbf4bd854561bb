import type { PersonaId } from '@soe/carrier'
import { creditIssueScenario, isCreditIssue } from '@soe/rules'
import {
  cartOf,
  amountOf,
  accessoryBody,
  addDevice,
  fillCart,
  fillCheckout,
  placeOrder,
  readyToOrder,
} from '@soe/carrier/testing'
import type { Shopper } from '../../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const shopperAs = async (persona: PersonaId) => (await simulator.world(persona)).shopper()

const validate = async (shopper: Shopper, more: object = {}) =>
  (await shopper.call('cart.validateOrder', { body: { cartInfo: {}, ...more } })).answer.serviceBody.serviceResponse
    .context

const place = (shopper: Shopper) => shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })

describe('the credit of an order', () => {
  it.each<[PersonaId, string, string, string, string | undefined]>([
    ['signed-in', 'AccessoryInterestial', 'AP', '', undefined],
    ['credit-pending', 'AccessoryInterestial', 'PE', '', '1082'],
    ['credit-declined', 'AccessoryInterestial', 'DC', '', '1082'],
    ['credit-hold', 'creditpage', 'OH', 'credithold', '1082'],
    ['credit-frozen', 'creditpage', 'PE', '', '1082'],
    ['down-payment', 'downpayment', 'AP', 'downpayment', undefined],
    ['deposit-required', 'securitydeposit', 'AP', 'securitydeposit', undefined],
  ])('of %s asks for %s with status %s, and placing it answers %s', async (persona, step, status, scenario, error) => {
    const shopper = await shopperAs(persona)
    await readyToOrder(shopper)
    const { contextInfo, validateOrder, cartValidationErrors } = await validate(shopper)
    const [detail] = validateOrder.orderDetails
    expect([contextInfo.processStep, detail?.creditApprovalStatus]).toEqual([step, status])
    expect(
      creditIssueScenario({
        processStep: contextInfo.processStep,
        mandatoryDownPayment: contextInfo.installmentInfo.mandatoryDownPayment,
        securityDepositAmount: detail?.securityDepositAmount ?? 0,
        validationErrors: cartValidationErrors ?? [],
      }),
    ).toBe(scenario)
    expect((await cartOf(shopper)).creditAppApproved).toBe(error === undefined && !isCreditIssue(status))
    expect((await place(shopper)).errorId).toBe(error)
  })

  it('asks for no down payment on what is paid at once', async () => {
    const shopper = await shopperAs('down-payment')
    const downPaymentOf = async (dppMonths: number) =>
      (await addDevice(shopper, { dppMonths, lineId: 'newLine1' })).serviceBody.serviceResponse.context.contextInfo
        .installmentInfo.mandatoryDownPayment
    await addDevice(shopper)
    expect([await downPaymentOf(36), await downPaymentOf(0)]).toEqual([150, 0])
  })

  it('asks for no down payment on accessories alone', async () => {
    const shopper = await shopperAs('down-payment')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const { contextInfo } = await validate(shopper)
    expect([contextInfo.processStep, contextInfo.installmentInfo.mandatoryDownPayment]).toEqual(['ShoppingCart', 0])
  })

  it('takes the down payment today, off what is financed, wherever the cart is read', async () => {
    const shopper = await shopperAs('down-payment')
    const before = (await readyToOrder(shopper)).cart.orderDetails.totals
    await validate(shopper)
    const { cart, installmentContracts } = (
      await shopper.call('checkout.getCheckoutDetails', { body: { installmentContracts: true } })
    ).answer
    const { totals } = cart.orderDetails
    expect([amountOf(totals, 'down-payment'), totals.dueToday - before.dueToday]).toEqual([150, 150])
    expect(totals.dueMonthly).toBeLessThan(before.dueMonthly)
    expect(cart.lineDetails.lineInfo['newLine1']?.installmentInfo.mandatoryDownPayment).toBe(150)
    expect(installmentContracts).toMatchObject([{ mandatoryDownPayment: 150, installmentTerm: 36 }])
    const order = await placeOrder(shopper)
    expect([order.mandatoryDownPayment, order.totals.dueToday]).toEqual([150, totals.dueToday])
  })

  it('is asked for even where the order was not checked before, unless another total was shown', async () => {
    const shopper = await shopperAs('down-payment')
    const { dueToday } = (await readyToOrder(shopper)).cart.orderDetails.totals
    const shown = await shopper.call('checkout.placeOrder', { body: { cartInfo: {}, dueToday } })
    expect([shown.errorId, shown.errors[0]?.details[0]?.issue]).toEqual(['CART_INCOMPLETE', 'total changed'])
    expect((await placeOrder(shopper)).totals.dueToday).toBe(dueToday + 150)
  })

  it('asks for nothing down on what is bought outright', async () => {
    const shopper = await shopperAs('down-payment')
    await fillCart(shopper, { dppMonths: 0 })
    const { contextInfo } = await validate(shopper)
    expect([contextInfo.processStep, contextInfo.installmentInfo.mandatoryDownPayment]).toEqual([
      'AccessoryInterestial',
      0,
    ])
  })

  it('takes the deposit with the order', async () => {
    const shopper = await shopperAs('deposit-required')
    const before = (await readyToOrder(shopper)).cart.orderDetails.totals.dueToday
    await validate(shopper)
    const order = await placeOrder(shopper)
    expect([order.totals.dueToday - before, order.securityDepositAmount]).toEqual([400, 400])
  })

  it('is told as a blocking error where the file is frozen', async () => {
    const shopper = await shopperAs('credit-frozen')
    await readyToOrder(shopper)
    const { cartValidationErrors, errorCode, errors } = await cartOf(shopper)
    expect(cartValidationErrors).toMatchObject([{ errorCode: '1082', errorLevel: 'Blocker' }])
    expect(errorCode).toBe('1082')
    expect(errors).toMatchObject([{ id: '1082', name: 'CREDIT_ON_HOLD', details: [] }])
  })

  it('marks a refund or an exchange', async () => {
    const shopper = await shopperAs('refund-exchange')
    await fillCart(shopper)
    expect(await cartOf(shopper)).toMatchObject({ isRefundExchange: true, creditAppApproved: false })
  })
})

describe('checkout.reSubmitCredit', () => {
  const resubmit = (shopper: Shopper) => shopper.call('checkout.reSubmitCredit', { body: { cartInfo: {} } })

  it('approves what was waiting, in every view, and the order goes through', async () => {
    const shopper = await shopperAs('guest-credit-pending')
    await readyToOrder(shopper)
    expect((await place(shopper)).errorId).toBe('1082')
    const { validateOrder } = (await resubmit(shopper)).answer.serviceBody.serviceResponse.context
    expect(validateOrder.orderDetails).toEqual([{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }])
    expect((await cartOf(shopper)).creditAppApproved).toBe(true)
    expect((await place(shopper)).answer.order.creditApprovalStatus).toBe('AP')
  })

  it('needs to know who asks', async () => {
    const shopper = await shopperAs('guest-credit-pending')
    await fillCart(shopper)
    const { errorId, errors } = await resubmit(shopper)
    expect([errorId, errors[0]?.details]).toEqual(['CART_INCOMPLETE', [{ issue: 'ContactInfo' }]])
  })

  it('has nothing to check without a cart', async () => {
    expect((await resubmit(await shopperAs('prospect'))).errorId).toBe('1008')
  })
})

describe('an order that the account may not make', () => {
  it.each<[PersonaId, string]>([
    ['fraud-x', '2038'],
    ['over-threshold', '2038'],
    ['pending-order', '07'],
    ['account-member', '07'],
  ])('is refused: %s with %s', async (persona, error) => {
    const shopper = await shopperAs(persona)
    await readyToOrder(shopper)
    expect((await place(shopper)).errorId).toBe(error)
  })

  it('tells a member who may not buy so before', async () => {
    const shopper = await shopperAs('account-member')
    await fillCart(shopper)
    expect((await cartOf(shopper)).userAuthorized).toBe(false)
  })
})

describe('an order in a store', () => {
  const scan = async () => {
    const shopper = await shopperAs('scan-and-go')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    return shopper
  }

  it('is of its own flow, fetched where it was scanned, and says so', async () => {
    const shopper = await scan()
    expect(await cartOf(shopper)).toMatchObject({
      orderDetails: { flowType: 'SCAN_AND_GO', orderType: 'IS' },
      screenInfo: { screenName: 'scanandgocart' },
    })
    await fillCheckout(shopper)
    await validate(shopper, { flowType: 'SCAN_AND_GO', locationCode: '041-2001' })
    const order = await placeOrder(shopper)
    expect(order).toMatchObject({ flowType: 'SCAN_AND_GO', store: { locationCode: '0412001' } })
    expect(order.shipping.shippingOptionId).toBe('ISPU')
  })

  it('knows no unknown store', async () => {
    const body = { cartInfo: {}, flowType: 'SCAN_AND_GO', locationCode: '999' }
    expect((await (await scan()).call('cart.validateOrder', { body })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('can hold no device', async () => {
    const shopper = await scan()
    await addDevice(shopper)
    expect((await cartOf(shopper)).cartValidationErrors).toContainEqual(
      expect.objectContaining({ errorCode: '2038', errorLevel: 'Blocker' }),
    )
  })

  it('is blocked with 2040 by a card that the bank refuses', async () => {
    const shopper = await scan()
    await fillCheckout(shopper)
    await shopper.call('checkout.selectPayment', {
      body: { cartInfo: {}, payment: { ...refusedCard, paymentType: 'card' } },
    })
    expect((await cartOf(shopper)).cartValidationErrors).toMatchObject([{ errorCode: '2040', errorLevel: 'Blocker' }])
    expect((await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })).errorId).toBe('2040')
    expect((await place(shopper)).errorId).toBe('2040')
  })

  const refusedCard = {
    cardNumber: '4000000000000002',
    expiryMonth: 4,
    expiryYear: 2031,
    securityCode: '123',
    nameOnCard: 'Maren Oake',
    zipCode: '04101',
  }
})

describe('an order by a sales representative', () => {
  it('names the representative and the flow', async () => {
    const shopper = await shopperAs('signed-in')
    await readyToOrder(shopper)
    await validate(shopper, { flowType: 'SALES', salesRepId: 'REP1' })
    expect(await placeOrder(shopper)).toMatchObject({ flowType: 'SALES', salesRepId: 'REP1' })
  })

  it('keeps the one who is known already, and how that one sells', async () => {
    const shopper = await shopperAs('sales-rep')
    await readyToOrder(shopper)
    await validate(shopper)
    expect(await placeOrder(shopper)).toMatchObject({ salesRepId: 'REP4471', flowType: 'RETAIL' })
  })
})
