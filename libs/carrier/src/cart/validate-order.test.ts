import {
  accessoryBody,
  addDevice,
  contextIn,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  goodCard,
  testCartAccess,
  type Shopper,
} from '../testing'

const validate = (shopper: Shopper, more: object = {}) =>
  shopper.call('cart.validateOrder', { body: { cartInfo: {}, ...more } })

const scan = async () => {
  const shopper = createTestWorld('scan-and-go').shopper()
  await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
  return shopper
}

describeOperation('cart.validateOrder', () => {
  it('approves lines that lack nothing', async () => {
    const shopper = createTestWorld().guest('prospect')
    await fillCart(shopper)
    const { validateOrder } = contextIn((await validate(shopper)).answer)
    expect(validateOrder.orderDetails).toEqual([{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }])
  })

  it('names the step that a line still lacks', async () => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    const { errorId, errors } = await validate(shopper)
    expect([errorId, errors[0]?.details]).toEqual(['CART_INCOMPLETE', [{ issue: 'PlanSelection', field: 'newLine1' }]])
  })

  it('refuses an unknown store', async () => {
    const { errorId } = await validate(await scan(), { flowType: 'SCAN_AND_GO', locationCode: '999' })
    expect(errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses a device in a scan-and-go order with 2038', async () => {
    const shopper = createTestWorld('scan-and-go').shopper()
    await fillCart(shopper)
    expect((await validate(shopper)).errorId).toBe('2038')
  })

  it('refuses a scan-and-go order on a refused card with 2040', async () => {
    const shopper = await scan()
    await fillCheckout(shopper)
    const payment = { ...goodCard, cardNumber: '4000000000000002' }
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })
    expect((await validate(shopper)).errorId).toBe('2040')
  })

  it('refuses a sales representative of another type', async () => {
    expect((await validate(await scan(), { salesRepId: 7 })).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('cart.validateOrder', (cartInfo) => ({ cartInfo }))
})
