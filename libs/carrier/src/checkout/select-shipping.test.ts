import {
  accessoryBody,
  addDevice,
  checkoutOf,
  chooseNewNumber,
  choosePlan,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
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

const shipLine = (shopper: Shopper, lineId: string, choice: { selectedOptionCode: string; locationCode?: string }) =>
  shopper.call('checkout.selectShipping', { body: { cartInfo: {}, lineId, ...choice } })

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

  it('lets each line go its own way, and charges each way once, until the whole order has one', async () => {
    const shopper = customer()
    await addDevice(shopper)
    await addDevice(shopper)
    const before = (await totalsOf(shopper)).dueToday
    await shipLine(shopper, 'newLine1', { selectedOptionCode: 'ISPU', locationCode: '0412001' })
    const { cart, shipmentInfo } = (await shipLine(shopper, 'newLine2', { selectedOptionCode: 'SDD_SAMEDAY_NVMP' }))
      .answer
    const { shipTogetherPref, lineLevelShipment } = shipmentInfo
    expect(shipTogetherPref).toBe(false)
    expect(
      lineLevelShipment.map(({ lines, selectedOptionCode, storeInfo }) => [lines, selectedOptionCode, storeInfo?.name]),
    ).toEqual([
      [['newLine1'], 'ISPU', 'Commercial St'],
      [['newLine2'], 'SDD_SAMEDAY_NVMP', undefined],
    ])
    expect(cart.orderDetails.totals.dueToday - before).toBeCloseTo(4.99, 2)
    await shipLine(shopper, 'newLine1', { selectedOptionCode: 'SDD_SAMEDAY_NVMP' })
    expect((await totalsOf(shopper)).dueToday - before).toBeCloseTo(4.99, 2)
    const whole = { cartInfo: {}, selectedOptionCode: 'STANDARD', shipTogetherPref: true }
    await shopper.call('checkout.selectShipping', { body: whole })
    expect((await totalsOf(shopper)).dueToday).toBeCloseTo(before, 2)
  })

  it('orders each line the way it was chosen', async () => {
    const shopper = customer()
    await fillCart(shopper)
    await addDevice(shopper)
    await choosePlan(shopper, 'mainsail-unlimited', 'newLine2')
    await chooseNewNumber(shopper, 'newLine2')
    await fillCheckout(shopper)
    await shipLine(shopper, 'newLine1', { selectedOptionCode: 'ISPU', locationCode: '0412001' })
    const order = await placeOrder(shopper)
    expect(
      order.shipments?.map(({ lines, shipping, store }) => [lines, shipping.shippingOptionId, store?.name]),
    ).toEqual([
      [['newLine1'], 'ISPU', 'Commercial St'],
      [['newLine2'], 'STANDARD', undefined],
    ])
    expect(order.shippingAddress?.zipCode).toBe('04101')
  })

  it('refuses a way of its own for a line that has none', async () => {
    const shopper = await guestWithPhone()
    expect((await shipLine(shopper, 'newLine1', { selectedOptionCode: 'STANDARD' })).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('refuses a delivery window that is gone', async () => {
    const shopper = customer()
    await fillCart(shopper)
    expect((await shipSameDay(shopper, 'W1')).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('fills a window with three orders, selects none in its place, and refuses an order that chose it before', async () => {
    const world = createTestWorld('signed-in')
    const late = world.guest('prospect')
    await readyToOrder(late)
    const [first] = (await checkoutOf(late)).shipmentInfo.commonShipment.sddAvailableWindows
    expect((await shipSameDay(late, first?.id ?? '')).errorId).toBeUndefined()
    for (let order = 1; order <= 3; order += 1) {
      const shopper = world.guest('prospect')
      await readyToOrder(shopper)
      await shipSameDay(shopper, first?.id ?? '')
      await placeOrder(shopper)
    }
    const shown = (await checkoutOf(late)).shipmentInfo.commonShipment.sddAvailableWindows
    expect(shown.filter(({ isFull }) => isFull).map(({ id }) => id)).toEqual([first?.id])
    expect(shown.find(({ selected }) => selected)).toBeUndefined()
    const refused = await shipSameDay(late, first?.id ?? '')
    expect([refused.errorId, refused.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'sddWindowId' }]])
    const order = await late.call('checkout.placeOrder', { body: { cartInfo: {} } })
    expect(order.errors[0]?.details).toContainEqual({ issue: 'delivery', field: 'sddWindowId' })
  })

  it('keeps the window that it selects with an option, and takes no other once it has passed', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await readyToOrder(shopper)
    await ship(shopper, 'SDD_SAMEDAY')
    const windows = async () => (await checkoutOf(shopper)).shipmentInfo.commonShipment.sddAvailableWindows
    const [first] = await windows()
    expect(first?.selected).toBe(true)
    const later = async () => {
      world.time.now += 25 * 60_000
      return (await windows()).map(({ selected }) => selected)
    }
    expect(await later()).toEqual([true, false, false, false, false])
    await later()
    expect(await later()).toEqual([false, false, false, false])
    const order = await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
    expect(order.errors[0]?.details).toEqual([{ issue: 'delivery', field: 'sddWindowId' }])
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
