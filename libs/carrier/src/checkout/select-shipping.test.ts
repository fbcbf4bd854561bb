import {
  accessoryBody,
  addDevice,
  checkoutOf,
  createTestWorld,
  describeOperation,
  fillCart,
  placeOrder,
  readyToOrder,
  shipTo,
  taxOf,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

const guestWithPhone = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  return shopper
}

const ship = (shopper: Shopper, selectedOptionCode: string, locationCode?: string) =>
  shopper.call('checkout.selectShipping', {
    body: { cartInfo: {}, selectedOptionCode, ...(locationCode && { locationCode }) },
  })

const shipSameDay = (shopper: Shopper, sddWindowId: string) =>
  shopper.call('checkout.selectShipping', {
    body: { cartInfo: {}, selectedOptionCode: 'SDD_SAMEDAY', sddWindowId },
  })

describeOperation('checkout.selectShipping', () => {
  it('charges for express shipping', async () => {
    const shopper = await guestWithPhone()
    const before = (await totalsOf(shopper)).dueToday
    const { cart, shipmentInfo } = (await ship(shopper, 'EXPRESS')).answer
    expect(shipmentInfo.selectedOptionCode).toBe('EXPRESS')
    expect(cart.orderDetails.totals.dueToday - before).toBeCloseTo(14.99, 2)
  })

  it("takes the order to a store, with hyphens in its code or not, at that state's tax", async () => {
    const shopper = await guestWithPhone()
    await shipTo(shopper, { state: 'OR' })
    expect((await ship(shopper, 'ISPU', '041-2001')).answer.shipmentInfo.storeInfo?.name).toBe('Commercial St')
    expect(await taxOf(shopper)).toBe(55)
    expect((await ship(shopper, 'STANDARD')).answer.shipmentInfo.storeInfo).toBeUndefined()
  })

  it('delivers the same day in the chosen window, for a charge', async () => {
    const shopper = customer()
    await readyToOrder(shopper)
    const before = (await totalsOf(shopper)).dueToday
    const windows = (await checkoutOf(shopper)).shipmentInfo.commonShipment.sddAvailableWindows
    const sddWindowId = windows[2]?.id ?? ''
    const { cart, shipmentInfo } = (await shipSameDay(shopper, sddWindowId)).answer
    const { commonShipment, shippingOptions } = shipmentInfo
    expect([commonShipment.selectedOptionCode, commonShipment.sddSetupIncluded]).toEqual(['SDD_SAMEDAY', 'Y'])
    expect(commonShipment.sddAvailableWindows.filter(({ selected }) => selected)).toMatchObject([{ id: sddWindowId }])
    expect(shippingOptions.map(({ shippingOptionId }) => shippingOptionId)).toContain('SDD_SAMEDAY')
    expect(cart.orderDetails.totals.dueToday - before).toBeCloseTo(9.99, 2)
    const order = await placeOrder(shopper)
    expect([order.shipping.shippingOptionId, order.sddWindow?.id]).toEqual(['SDD_SAMEDAY', sddWindowId])
  })

  it('refuses a delivery window that is gone', async () => {
    const shopper = customer()
    await fillCart(shopper)
    expect((await shipSameDay(shopper, 'W1')).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('ships regulated batteries by ground or to a store', async () => {
    const shopper = await guestWithPhone()
    await ship(shopper, 'EXPRESS')
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'ballast-power-bank-tar', qty: 1 }]) })
    const { shipmentInfo } = await checkoutOf(shopper)
    expect(shipmentInfo.selectedOptionCode).toBe('STANDARD')
    expect(shipmentInfo.shippingOptions.map(({ active }) => active)).toEqual([true, false, true])
    const refused = await ship(shopper, 'EXPRESS')
    expect([refused.errorId, refused.errors[0]?.message]).toEqual([
      'ITEM_NOT_FOUND',
      'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.',
    ])
    expect((await ship(shopper, 'ISPU', '0412002')).errorId).toBeUndefined()
  })

  it.each([
    ['an unknown option', 'PIGEON', undefined],
    ['pickup without a store', 'ISPU', undefined],
    ['pickup at an unknown store', 'ISPU', '9999999'],
  ])('refuses %s', async (_name, code, store) => {
    expect((await ship(await guestWithPhone(), code, store)).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses a request without an option', async () => {
    expect((await ship(await guestWithPhone(), '')).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.selectShipping', (cartInfo) => ({ cartInfo, selectedOptionCode: 'STANDARD' }))
})
