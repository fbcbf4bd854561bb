import {
  cartOf,
  contextIn,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  testCartAccess,
  type Shopper,
} from '../testing'

const resubmit = (shopper: Shopper) => shopper.call('checkout.reSubmitCredit', { body: { cartInfo: {} } })
const place = (shopper: Shopper) => shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })

describeOperation('checkout.reSubmitCredit', () => {
  it('approves pending credit, in every view, and the order goes through', async () => {
    const shopper = createTestWorld('guest-credit-pending').shopper()
    expect((await cartOf(shopper)).creditAppApproved).toBe(false)
    await fillCheckout(shopper)
    expect((await place(shopper)).errorId).toBe('1082')
    const { validateOrder } = contextIn((await resubmit(shopper)).answer)
    expect(validateOrder.orderDetails).toEqual([{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }])
    expect((await cartOf(shopper)).creditAppApproved).toBe(true)
    expect((await place(shopper)).answer.order.creditApprovalStatus).toBe('AP')
  })

  it('needs a contact', async () => {
    const shopper = createTestWorld('guest-credit-pending').shopper()
    const { errorId, errors } = await resubmit(shopper)
    expect([errorId, errors[0]?.details]).toEqual(['CART_INCOMPLETE', [{ issue: 'ContactInfo' }]])
  })

  it('refuses an empty cart', async () => {
    const shopper = createTestWorld().shopper()
    await fillCart(shopper)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await resubmit(shopper)).errorId).toBe('1008')
  })

  it('refuses a cart id of another type', async () => {
    const cartInfo = { cartId: 7 as unknown as string }
    const { errorId } = await createTestWorld().shopper().call('checkout.reSubmitCredit', { body: { cartInfo } })
    expect(errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.reSubmitCredit', (cartInfo) => ({ cartInfo }))
})
