import { creditIssueScenario, isCreditIssue } from '@soe/rules'
import type { PersonaId } from '../../personas/personas'
import {
  accessoryBody,
  addDevice,
  amountOf,
  cartOf,
  checkoutOf,
  contextIn,
  emptyHanded,
  fillCart,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../../testing'

const validate = async (shopper: Shopper) =>
  contextIn((await shopper.call('cart.validateOrder', { body: { cartInfo: {} } })).answer)

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
  ])('of %s asks for %s with status %s', async (persona, step, status, scenario, error) => {
    const shopper = emptyHanded(persona)
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

  it('asks for no down payment on a device that is paid at once', async () => {
    const shopper = emptyHanded('down-payment')
    const downPaymentOf = async (dppMonths: number) =>
      contextIn(await addDevice(shopper, { dppMonths, lineId: 'newLine1' })).contextInfo.installmentInfo
        .mandatoryDownPayment
    await addDevice(shopper)
    expect([await downPaymentOf(36), await downPaymentOf(0)]).toEqual([150, 0])
  })

  it('asks for no down payment on accessories alone', async () => {
    const shopper = emptyHanded('down-payment')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
    const { contextInfo } = await validate(shopper)
    expect([contextInfo.processStep, contextInfo.installmentInfo.mandatoryDownPayment]).toEqual(['ShoppingCart', 0])
  })

  it('takes the down payment today, off what is financed, in every read of the cart', async () => {
    const shopper = emptyHanded('down-payment')
    const before = (await readyToOrder(shopper)).cart.orderDetails.totals
    await validate(shopper)
    const { cart, installmentContracts } = await checkoutOf(shopper, { installmentContracts: true })
    const { totals } = cart.orderDetails
    expect([amountOf(totals, 'down-payment'), totals.dueToday - before.dueToday]).toEqual([150, 150])
    expect(totals.dueMonthly).toBeLessThan(before.dueMonthly)
    const line = cart.lineDetails.lineInfo['newLine1']
    expect(line?.installmentInfo.mandatoryDownPayment).toBe(150)
    expect(line?.deviceItem?.monthlyPrice).toBe(totals.monthlyRows.find(({ code }) => code === 'instalment')?.amount)
    expect(installmentContracts).toMatchObject([{ mandatoryDownPayment: 150, installmentTerm: 36 }])
    const order = await placeOrder(shopper)
    expect([order.mandatoryDownPayment, order.totals.dueToday]).toEqual([150, totals.dueToday])
  })

  it('asks for the down payment of an order that was not validated, unless the shopper saw another total', async () => {
    const shopper = emptyHanded('down-payment')
    const { dueToday } = (await readyToOrder(shopper)).cart.orderDetails.totals
    const shown = await shopper.call('checkout.placeOrder', { body: { cartInfo: {}, dueToday } })
    expect([shown.errorId, shown.errors[0]?.details[0]?.issue]).toEqual(['CART_INCOMPLETE', 'total changed'])
    expect((await placeOrder(shopper)).totals.dueToday).toBe(dueToday + 150)
  })

  it('asks for no down payment on an order that is bought outright', async () => {
    const shopper = emptyHanded('down-payment')
    await fillCart(shopper, { dppMonths: 0 })
    const { contextInfo } = await validate(shopper)
    expect([contextInfo.processStep, contextInfo.installmentInfo.mandatoryDownPayment]).toEqual([
      'AccessoryInterestial',
      0,
    ])
  })

  it('takes the deposit with the order', async () => {
    const shopper = emptyHanded('deposit-required')
    const before = (await readyToOrder(shopper)).cart.orderDetails.totals.dueToday
    await validate(shopper)
    const order = await placeOrder(shopper)
    expect([order.totals.dueToday - before, order.securityDepositAmount]).toEqual([400, 400])
    expect(order.totals.todayRows).toContainEqual({ code: 'security-deposit', amount: 400 })
  })

  it('shows a frozen credit file as a blocking error', async () => {
    const shopper = emptyHanded('credit-frozen')
    await readyToOrder(shopper)
    const { cartValidationErrors, errorCode, errors } = await cartOf(shopper)
    expect(cartValidationErrors).toMatchObject([{ errorCode: '1082', errorLevel: 'Blocker' }])
    expect(errorCode).toBe('1082')
    expect(errors).toMatchObject([{ id: '1082', name: 'CREDIT_ON_HOLD', details: [] }])
  })
})
